ALTER TABLE "payment_type" ADD COLUMN "voucher_cents" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "meal_vouchers" jsonb;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "person_fiscal" jsonb;