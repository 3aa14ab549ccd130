CREATE TABLE "former_email" (
	"customer_id" integer NOT NULL,
	"email" text NOT NULL,
	"given_up_at" timestamp with time zone NOT NULL,
	CONSTRAINT "former_email_customer_id_email_pk" PRIMARY KEY("customer_id","email")
);
--> statement-breakpoint
ALTER TABLE "former_email" ADD CONSTRAINT "former_email_customer_id_customer_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Emails are kept for a week. Which address each change replaced is unknown, so the last one counts for all.
INSERT INTO "former_email" SELECT "customer_id", "former"."email", "last_change"."used_at" FROM (
    SELECT "customer_id", "login" AS "email" FROM "registration"
    UNION SELECT "customer_id", "value" FROM "account_change" WHERE "kind" = 'email' AND "used_at" IS NOT NULL
  ) AS "former"
  JOIN (SELECT "customer_id", max("used_at") AS "used_at" FROM "account_change" WHERE "kind" = 'email' GROUP BY "customer_id") AS "last_change" USING ("customer_id")
  JOIN "customer" USING ("customer_id")
  WHERE "former"."email" <> "customer"."email" AND "last_change"."used_at" > now() - interval '7 days';--> statement-breakpoint
-- Of who removed the card or deleted the account.
UPDATE "loyalty_card" SET "anagraphic" = '{}' WHERE "customer_id" IS NULL;
