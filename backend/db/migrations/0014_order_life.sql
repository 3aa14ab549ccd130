ALTER TABLE "payment_type" ADD COLUMN "needs_invoice" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_type" ADD COLUMN "due_in_days" smallint;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "prepared_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "charged_cents" integer;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "locker_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "points_spent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "picked_quantity" numeric(12, 3);--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "picked_cents" integer;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "substitute" jsonb;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "charged_cents" integer;--> statement-breakpoint
ALTER TABLE "form_submission" ADD COLUMN "answer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "form_submission" ADD COLUMN "answered_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_refund" ADD COLUMN "declarant" jsonb;--> statement-breakpoint
CREATE INDEX "form_submission_status_created_at_index" ON "form_submission" USING btree ("status","created_at");