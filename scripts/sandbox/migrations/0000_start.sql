CREATE TABLE "addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"record" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"modified_at" timestamp with time zone NOT NULL
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
	"bot_may_write_at" timestamp with time zone,
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
CREATE TABLE "hand_over_misses" (
	"id" text PRIMARY KEY NOT NULL,
	"ip" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hand_overs" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"code" text NOT NULL,
	"record" jsonb NOT NULL,
	"ip" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone,
	"taken_key" text
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
CREATE TABLE "stock" (
	"merchant_id" text NOT NULL,
	"branch_id" text NOT NULL,
	"product_id" text NOT NULL,
	"left_count" double precision,
	CONSTRAINT "stock_merchant_id_branch_id_product_id_pk" PRIMARY KEY("merchant_id","branch_id","product_id")
);
--> statement-breakpoint
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
CREATE TABLE "prepared_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"text" text NOT NULL,
	"url" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "read_notices" (
	"user_id" text NOT NULL,
	"notice_id" text NOT NULL,
	CONSTRAINT "read_notices_user_id_notice_id_pk" PRIMARY KEY("user_id","notice_id")
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
	"card" jsonb,
	"cancel" jsonb,
	"grade" integer,
	"grade_comment" text DEFAULT '' NOT NULL,
	"grade_reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"late_tip" jsonb,
	"idempotency_key" text,
	"fingerprint" text NOT NULL,
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
CREATE TABLE "slot_places" (
	"merchant_id" text NOT NULL,
	"branch_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"taken" integer NOT NULL,
	CONSTRAINT "slot_places_merchant_id_branch_id_at_pk" PRIMARY KEY("merchant_id","branch_id","at")
);
--> statement-breakpoint
CREATE TABLE "former_customers" (
	"merchant_id" text NOT NULL,
	"person" text NOT NULL,
	CONSTRAINT "former_customers_merchant_id_person_pk" PRIMARY KEY("merchant_id","person")
);
--> statement-breakpoint
CREATE TABLE "referral_codes" (
	"user_id" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"person" text NOT NULL,
	"order_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"rewarded_at" timestamp with time zone,
	"reward_code" text
);
--> statement-breakpoint
CREATE TABLE "shared_baskets" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"code" text NOT NULL,
	"status" text NOT NULL,
	"version" integer NOT NULL,
	"record" jsonb NOT NULL,
	"starter_id" text NOT NULL,
	"user_id" text,
	"order_id" text,
	"ip" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shared_lines" (
	"basket_id" text NOT NULL,
	"person_id" text NOT NULL,
	"line_id" text NOT NULL,
	"record" jsonb NOT NULL,
	CONSTRAINT "shared_lines_basket_id_person_id_line_id_pk" PRIMARY KEY("basket_id","person_id","line_id")
);
--> statement-breakpoint
CREATE TABLE "shared_people" (
	"id" text PRIMARY KEY NOT NULL,
	"basket_id" text NOT NULL,
	"member_hash" text NOT NULL,
	"name" text NOT NULL,
	"place" integer NOT NULL,
	"left_at" timestamp with time zone
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
CREATE TABLE "trackings" (
	"order_id" text PRIMARY KEY NOT NULL,
	"merchant_id" text NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shared_lines" ADD CONSTRAINT "shared_lines_basket_id_shared_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."shared_baskets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_people" ADD CONSTRAINT "shared_people_basket_id_shared_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."shared_baskets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_user" ON "addresses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "cards_user" ON "cards" USING btree ("merchant_id","user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cards_one" ON "cards" USING btree ("merchant_id","user_id","number","expire");--> statement-breakpoint
CREATE UNIQUE INDEX "cards_key" ON "cards" USING btree ("merchant_id","user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "cashback_lines_user" ON "cashback_lines" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "challenges_phone" ON "challenges" USING btree ("merchant_id","phone","sent_at");--> statement-breakpoint
CREATE INDEX "challenges_ip" ON "challenges" USING btree ("ip","sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "favourites_one" ON "favourites" USING btree ("user_id","product_id");--> statement-breakpoint
CREATE INDEX "files_user" ON "files" USING btree ("merchant_id","user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone" ON "users" USING btree ("merchant_id","phone") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_telegram" ON "users" USING btree ("merchant_id","telegram_id") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "hand_over_misses_ip" ON "hand_over_misses" USING btree ("ip","at");--> statement-breakpoint
CREATE UNIQUE INDEX "hand_overs_code" ON "hand_overs" USING btree ("merchant_id","code");--> statement-breakpoint
CREATE INDEX "hand_overs_ip" ON "hand_overs" USING btree ("ip","created_at");--> statement-breakpoint
CREATE INDEX "applications_phone" ON "applications" USING btree ("merchant_id","phone","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_key" ON "applications" USING btree ("merchant_id","vacancy_id","phone","idempotency_key");--> statement-breakpoint
CREATE INDEX "bot_messages_user" ON "bot_messages" USING btree ("merchant_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "chat_messages_user" ON "chat_messages" USING btree ("merchant_id","user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_once" ON "chat_messages" USING btree ("merchant_id","user_id","client_id");--> statement-breakpoint
CREATE INDEX "notices_user" ON "notices" USING btree ("merchant_id","user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number" ON "orders" USING btree ("merchant_id","number");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("merchant_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_key" ON "orders" USING btree ("merchant_id","user_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "product_grades_one" ON "product_grades" USING btree ("user_id","product_id");--> statement-breakpoint
CREATE INDEX "product_grades_product" ON "product_grades" USING btree ("merchant_id","product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "referral_codes_code" ON "referral_codes" USING btree ("merchant_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_person" ON "referrals" USING btree ("merchant_id","person");--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_reward" ON "referrals" USING btree ("merchant_id","reward_code");--> statement-breakpoint
CREATE INDEX "referrals_user" ON "referrals" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "shared_baskets_code" ON "shared_baskets" USING btree ("merchant_id","code");--> statement-breakpoint
CREATE INDEX "shared_baskets_ip" ON "shared_baskets" USING btree ("ip","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "shared_people_member" ON "shared_people" USING btree ("basket_id","member_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_number" ON "bookings" USING btree ("merchant_id","number");--> statement-breakpoint
CREATE INDEX "bookings_user" ON "bookings" USING btree ("merchant_id","user_id","at");--> statement-breakpoint
CREATE INDEX "bookings_table" ON "bookings" USING btree ("merchant_id","branch_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_key" ON "bookings" USING btree ("merchant_id","user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "waiter_calls_table" ON "waiter_calls" USING btree ("merchant_id","table_id","created_at");--> statement-breakpoint
CREATE INDEX "trackings_token" ON "trackings" USING btree ("merchant_id","token");