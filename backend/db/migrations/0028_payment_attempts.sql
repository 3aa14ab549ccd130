-- Attempts that stayed in progress after the order was cancelled, or paid by another one.
UPDATE "payment" SET "transaction_status_id" = 0, "decided_at" = now() WHERE "transaction_status_id" = 1 AND (
    "order_id" IN (SELECT "order_id" FROM "order" WHERE "order_status_id" = 10)
    OR "order_id" IN (SELECT "order_id" FROM "payment" WHERE "transaction_status_id" = 2));
