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
CREATE INDEX "hand_over_misses_ip" ON "hand_over_misses" USING btree ("ip","at");--> statement-breakpoint
CREATE UNIQUE INDEX "hand_overs_code" ON "hand_overs" USING btree ("merchant_id","code");--> statement-breakpoint
CREATE INDEX "hand_overs_ip" ON "hand_overs" USING btree ("ip","created_at");