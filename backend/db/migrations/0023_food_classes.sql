ALTER TABLE "product_index" ADD COLUMN "suits" integer[];--> statement-breakpoint
CREATE INDEX "product_index_suits_index" ON "product_index" USING gin ("suits");