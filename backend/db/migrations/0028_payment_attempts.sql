-- Attempts that stayed in progress after the order was cancelled, or paid by another one.
UPDATE "payment" SET "transaction_status_id" = 0, "decided_at" = now() WHERE "transaction_status_id" = 1 AND (
    "order_id" IN (SELECT "order_id" FROM "order" WHERE "order_status_id" = 10)
    OR "order_id" IN (SELECT "order_id" FROM "payment" WHERE "transaction_status_id" = 2));--> statement-breakpoint
-- Orders on standby did not hold the points by which they exceed their replacement, but return them when that is paid.
UPDATE "customer" SET "points" = "points" - least("points", "standby"."excess") FROM (
    SELECT "old"."customer_id", sum(greatest("old"."points_spent" - "new"."points_spent", 0))::integer AS "excess"
    FROM "order" AS "old" JOIN "order" AS "new" ON "new"."order_id" = "old"."replaced_by_id"
    WHERE "old"."released" = false
    GROUP BY "old"."customer_id"
  ) AS "standby"
  WHERE "customer"."customer_id" = "standby"."customer_id" AND "standby"."excess" > 0 AND "customer"."points" > 0;
