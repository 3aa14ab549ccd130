CREATE TABLE "former_email" (
	"customer_id" integer NOT NULL,
	"email" text NOT NULL,
	CONSTRAINT "former_email_customer_id_email_pk" PRIMARY KEY("customer_id","email")
);
--> statement-breakpoint
ALTER TABLE "former_email" ADD CONSTRAINT "former_email_customer_id_customer_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "former_email" SELECT "customer_id", "registration"."login" FROM "registration" JOIN "customer" USING ("customer_id") WHERE "registration"."login" <> "customer"."email"
  UNION SELECT "customer_id", "value" FROM "account_change" JOIN "customer" USING ("customer_id") WHERE "kind" = 'email' AND "used_at" IS NOT NULL AND "value" <> "customer"."email";--> statement-breakpoint
-- Of who removed the card or deleted the account.
UPDATE "loyalty_card" SET "anagraphic" = '{}' WHERE "customer_id" IS NULL;
