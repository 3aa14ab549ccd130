ALTER TABLE "registration" ADD COLUMN "customer_id" integer;--> statement-breakpoint
ALTER TABLE "registration" ADD CONSTRAINT "registration_customer_id_customer_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "registration_customer_id_index" ON "registration" USING btree ("customer_id");--> statement-breakpoint
UPDATE "registration" SET "customer_id" = (SELECT "customer_id" FROM "customer" WHERE "customer"."login" = "registration"."login"), "profile" = '{"firstName": "", "lastName": "", "phone": "", "postalcode": "", "fiscalCode": "", "fidelityCard": "", "storeId": 0, "consents": {}}', "session_hash" = NULL WHERE "confirmed_at" IS NOT NULL;--> statement-breakpoint
-- Of an address that no account has any more: nobody can tell whose it was.
DELETE FROM "registration" WHERE "confirmed_at" IS NOT NULL AND "customer_id" IS NULL;--> statement-breakpoint
-- What deleted accounts have left behind.
UPDATE "order" SET "infos" = jsonb_strip_nulls(jsonb_build_object('hold_consent', "infos" -> 'hold_consent', 'hold_consent_date', "infos" -> 'hold_consent_date')) WHERE "customer_id" IN (SELECT "customer_id" FROM "customer" WHERE "login" = 'anonimo-' || "customer_id");--> statement-breakpoint
UPDATE "order_item" SET "infos" = "infos" - 'note' WHERE "order_id" IN (SELECT "order_id" FROM "order" JOIN "customer" USING ("customer_id") WHERE "login" = 'anonimo-' || "customer_id");--> statement-breakpoint
UPDATE "cart" SET "infos" = '{}' WHERE "customer_id" IN (SELECT "customer_id" FROM "customer" WHERE "login" = 'anonimo-' || "customer_id");--> statement-breakpoint
DELETE FROM "cart_item" WHERE "cart_id" IN (SELECT "cart_id" FROM "cart" JOIN "customer" USING ("customer_id") WHERE "login" = 'anonimo-' || "customer_id");--> statement-breakpoint
DELETE FROM "order_note" WHERE "order_id" IN (SELECT "order_id" FROM "order" JOIN "customer" USING ("customer_id") WHERE "login" = 'anonimo-' || "customer_id");--> statement-breakpoint
DELETE FROM "order_refund_photo" WHERE "refund_id" IN (SELECT "refund_id" FROM "order_refund" JOIN "customer" USING ("customer_id") WHERE "login" = 'anonimo-' || "customer_id");--> statement-breakpoint
UPDATE "order_refund" SET "reason" = '' WHERE "customer_id" IN (SELECT "customer_id" FROM "customer" WHERE "login" = 'anonimo-' || "customer_id");--> statement-breakpoint
DELETE FROM "wishlist_share" WHERE "customer_id" IN (SELECT "customer_id" FROM "customer" WHERE "login" = 'anonimo-' || "customer_id");
