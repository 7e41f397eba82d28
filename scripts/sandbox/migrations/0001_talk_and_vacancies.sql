CREATE TABLE "applications" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"vacancy_id" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"comment" text NOT NULL,
	"idempotency_key" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"sender" text NOT NULL,
	"text" text NOT NULL,
	"order_id" text,
	"order_number" integer,
	"client_id" text,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"record" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "applications_phone" ON "applications" USING btree ("merchant_id","phone","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_key" ON "applications" USING btree ("merchant_id","vacancy_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "chat_messages_user" ON "chat_messages" USING btree ("merchant_id","user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_once" ON "chat_messages" USING btree ("merchant_id","user_id","client_id");--> statement-breakpoint
CREATE INDEX "notices_user" ON "notices" USING btree ("merchant_id","user_id","created_at");