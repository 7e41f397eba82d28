CREATE TABLE "slot_places" (
	"merchant_id" text NOT NULL,
	"branch_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"taken" integer NOT NULL,
	CONSTRAINT "slot_places_merchant_id_branch_id_at_pk" PRIMARY KEY("merchant_id","branch_id","at")
);
