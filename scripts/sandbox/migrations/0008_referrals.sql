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
CREATE UNIQUE INDEX "referral_codes_code" ON "referral_codes" USING btree ("merchant_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_person" ON "referrals" USING btree ("merchant_id","person");--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_reward" ON "referrals" USING btree ("merchant_id","reward_code");--> statement-breakpoint
CREATE INDEX "referrals_user" ON "referrals" USING btree ("user_id","created_at");