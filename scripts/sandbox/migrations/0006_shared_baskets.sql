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
ALTER TABLE "shared_lines" ADD CONSTRAINT "shared_lines_basket_id_shared_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."shared_baskets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_people" ADD CONSTRAINT "shared_people_basket_id_shared_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."shared_baskets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "shared_baskets_code" ON "shared_baskets" USING btree ("merchant_id","code");--> statement-breakpoint
CREATE INDEX "shared_baskets_ip" ON "shared_baskets" USING btree ("ip","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "shared_people_member" ON "shared_people" USING btree ("basket_id","member_hash");