ALTER TABLE "product" ADD COLUMN "announced_promo" jsonb;--> statement-breakpoint
ALTER TABLE "form_submission" ADD COLUMN "status" text DEFAULT 'received' NOT NULL;