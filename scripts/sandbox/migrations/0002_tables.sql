CREATE TABLE "bookings" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"number" integer NOT NULL,
	"branch_id" text NOT NULL,
	"hall_id" text NOT NULL,
	"table_id" text NOT NULL,
	"date" text NOT NULL,
	"time" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"people" integer NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"comment" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"canceled_at" timestamp with time zone,
	"idempotency_key" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "waiter_calls" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"branch_id" text NOT NULL,
	"table_id" text NOT NULL,
	"reason" text NOT NULL,
	"waiter_id" text NOT NULL,
	"idempotency_key" text,
	"accepted_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "next_booking_number" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_number" ON "bookings" USING btree ("merchant_id","number");--> statement-breakpoint
CREATE INDEX "bookings_user" ON "bookings" USING btree ("merchant_id","user_id","at");--> statement-breakpoint
CREATE INDEX "bookings_table" ON "bookings" USING btree ("merchant_id","branch_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_key" ON "bookings" USING btree ("merchant_id","user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "waiter_calls_table" ON "waiter_calls" USING btree ("merchant_id","table_id","created_at");