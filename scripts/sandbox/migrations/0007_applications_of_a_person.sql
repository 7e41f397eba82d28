DROP INDEX "applications_key";--> statement-breakpoint
CREATE UNIQUE INDEX "applications_key" ON "applications" USING btree ("merchant_id","vacancy_id","phone","idempotency_key");