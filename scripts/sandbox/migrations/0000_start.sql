CREATE TABLE "addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"record" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"modified_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "cashback_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"amount" integer NOT NULL,
	"kind" text NOT NULL,
	"order_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "challenges" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"phone" text NOT NULL,
	"purpose" text NOT NULL,
	"user_id" text,
	"card_id" text,
	"ip" text NOT NULL,
	"code_hash" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"wrong" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "content" (
	"merchant_id" text NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"record" jsonb NOT NULL,
	CONSTRAINT "content_merchant_id_kind_id_pk" PRIMARY KEY("merchant_id","kind","id")
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"product_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"path" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"merchant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_merchant_id_user_id_key_pk" PRIMARY KEY("merchant_id","user_id","key")
);
--> statement-breakpoint
CREATE TABLE "merchants" (
	"id" text PRIMARY KEY NOT NULL,
	"sub" text NOT NULL,
	"domain" text,
	"secrets" jsonb NOT NULL,
	"record" jsonb NOT NULL,
	"next_order_number" integer DEFAULT 1001 NOT NULL,
	"next_booking_number" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "merchants_sub_unique" UNIQUE("sub")
);
--> statement-breakpoint
CREATE TABLE "meta" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"number" integer NOT NULL,
	"branch_id" text NOT NULL,
	"payment_type" text NOT NULL,
	"total" integer NOT NULL,
	"cashback" integer NOT NULL,
	"earns" integer DEFAULT 0 NOT NULL,
	"earned_at" timestamp with time zone,
	"record" jsonb NOT NULL,
	"plan" jsonb NOT NULL,
	"final_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"cancel" jsonb,
	"grade" integer,
	"grade_comment" text DEFAULT '' NOT NULL,
	"idempotency_key" text,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prepared_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"text" text NOT NULL,
	"url" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_grades" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"product_id" text NOT NULL,
	"order_id" text NOT NULL,
	"grade" integer NOT NULL,
	"comment" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "read_notices" (
	"user_id" text NOT NULL,
	"notice_id" text NOT NULL,
	CONSTRAINT "read_notices_user_id_notice_id_pk" PRIMARY KEY("user_id","notice_id")
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"merchant_id" text NOT NULL,
	"branch_id" text NOT NULL,
	"product_id" text NOT NULL,
	"left_count" double precision,
	CONSTRAINT "stock_merchant_id_branch_id_product_id_pk" PRIMARY KEY("merchant_id","branch_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"merchant_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"phone" text,
	"telegram_id" bigint,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"image" text,
	"birthday" text,
	"gender" text DEFAULT '' NOT NULL,
	"language" text DEFAULT 'uz' NOT NULL,
	"cashback" integer DEFAULT 0 NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"modified_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
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
CREATE INDEX "addresses_user" ON "addresses" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_number" ON "bookings" USING btree ("merchant_id","number");--> statement-breakpoint
CREATE INDEX "bookings_user" ON "bookings" USING btree ("merchant_id","user_id","at");--> statement-breakpoint
CREATE INDEX "bookings_table" ON "bookings" USING btree ("merchant_id","branch_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_key" ON "bookings" USING btree ("merchant_id","user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "cards_user" ON "cards" USING btree ("merchant_id","user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cards_one" ON "cards" USING btree ("merchant_id","user_id","number","expire");--> statement-breakpoint
CREATE UNIQUE INDEX "cards_key" ON "cards" USING btree ("merchant_id","user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "cashback_lines_user" ON "cashback_lines" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "challenges_phone" ON "challenges" USING btree ("merchant_id","phone","sent_at");--> statement-breakpoint
CREATE INDEX "challenges_ip" ON "challenges" USING btree ("ip","sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "favourites_one" ON "favourites" USING btree ("user_id","product_id");--> statement-breakpoint
CREATE INDEX "files_user" ON "files" USING btree ("merchant_id","user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number" ON "orders" USING btree ("merchant_id","number");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("merchant_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_key" ON "orders" USING btree ("merchant_id","user_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "product_grades_one" ON "product_grades" USING btree ("user_id","product_id");--> statement-breakpoint
CREATE INDEX "product_grades_product" ON "product_grades" USING btree ("merchant_id","product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone" ON "users" USING btree ("merchant_id","phone") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_telegram" ON "users" USING btree ("merchant_id","telegram_id") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "waiter_calls_table" ON "waiter_calls" USING btree ("merchant_id","table_id","created_at");