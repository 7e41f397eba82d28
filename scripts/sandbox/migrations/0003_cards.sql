CREATE TABLE "cards" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"number" text NOT NULL,
	"expire" text NOT NULL,
	"type" text NOT NULL,
	"idempotency_key" text,
	"verified_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "challenges" ADD COLUMN "card_id" text;--> statement-breakpoint
CREATE INDEX "cards_user" ON "cards" USING btree ("merchant_id","user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cards_one" ON "cards" USING btree ("merchant_id","user_id","number","expire");--> statement-breakpoint
CREATE UNIQUE INDEX "cards_key" ON "cards" USING btree ("merchant_id","user_id","idempotency_key");