ALTER TABLE "cart" ALTER COLUMN "customer_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "session_hash" text;--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "postalcode" text;--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "session_hash" text;--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_session_hash_session_token_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."session"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_one_waiting" ON "cart" USING btree ("customer_id") WHERE cart_status_id = 10;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_one_of_session" ON "cart" USING btree ("session_hash");--> statement-breakpoint
INSERT INTO "cart" ("session_hash", "store_id", "delivery_service_id", "address_id", "slot_date", "timeslot_id", "created_at", "updated_at")
SELECT "token_hash", coalesce(("choice"->>'storeId')::integer, 5), coalesce(("choice"->>'deliveryServiceId')::integer, 2), ("choice"->>'addressId')::integer, ("choice"->>'slotDate')::date, ("choice"->>'timeslotId')::integer, "created_at", "last_seen_at"
FROM "session" WHERE "customer_id" IS NULL AND "revoked_at" IS NULL AND "choice" <> '{}'::jsonb;--> statement-breakpoint
ALTER TABLE "session" DROP COLUMN "choice";--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_has_one_owner" CHECK (("cart"."customer_id" is null) <> ("cart"."session_hash" is null));