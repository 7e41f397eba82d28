ALTER TABLE "orders" ADD COLUMN "card" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "grade_reasons" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "late_tip" jsonb;