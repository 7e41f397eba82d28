CREATE TABLE "bot_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"telegram_id" bigint NOT NULL,
	"text" text NOT NULL,
	"button" text NOT NULL,
	"url" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"refused" text
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "bot_may_write_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "bot_messages_user" ON "bot_messages" USING btree ("merchant_id","user_id","created_at");