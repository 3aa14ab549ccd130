ALTER TABLE "order" ADD COLUMN "redispatched_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_refund_item" ADD COLUMN "before_picking" boolean DEFAULT false NOT NULL;