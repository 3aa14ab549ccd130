CREATE TABLE "product_count" (
	"position" integer NOT NULL,
	"facet" smallint NOT NULL,
	"id" integer NOT NULL,
	"on_promo" boolean NOT NULL,
	"is_new" boolean NOT NULL,
	"products" integer NOT NULL,
	CONSTRAINT "product_count_facet_position_id_on_promo_is_new_pk" PRIMARY KEY("facet","position","id","on_promo","is_new")
);
--> statement-breakpoint
CREATE INDEX "product_index_sort_name_rank_product_id_index" ON "product_index" USING btree ("sort_name","rank","product_id");--> statement-breakpoint
CREATE FUNCTION count_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_count AS c (facet, position, id, on_promo, is_new, products)
  SELECT facet, position, id, on_promo, is_new, TG_ARGV[0]::int * count(*)
  FROM (
    SELECT 0 AS facet, position, vendor_id AS id, on_promo, is_new FROM changed
    UNION ALL
    SELECT 1, position, class, on_promo, is_new FROM changed, unnest(classes) AS class
    WHERE class IN (SELECT product_class_id FROM product_class WHERE group_id = 10000)
  ) AS one
  GROUP BY facet, position, id, on_promo, is_new
  ON CONFLICT (facet, position, id, on_promo, is_new)
  DO UPDATE SET products = c.products + excluded.products;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER count_inserted AFTER INSERT ON product_index REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_products('1');--> statement-breakpoint
CREATE TRIGGER count_deleted AFTER DELETE ON product_index REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_products('-1');--> statement-breakpoint
CREATE TRIGGER count_updated_from AFTER UPDATE ON product_index REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_products('-1');--> statement-breakpoint
CREATE TRIGGER count_updated_to AFTER UPDATE ON product_index REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_products('1');--> statement-breakpoint
INSERT INTO product_count (facet, position, id, on_promo, is_new, products)
SELECT 0, position, vendor_id, on_promo, is_new, count(*) FROM product_index GROUP BY 2, 3, 4, 5
UNION ALL
SELECT 1, position, class, on_promo, is_new, count(*) FROM product_index, unnest(classes) AS class
WHERE class IN (SELECT product_class_id FROM product_class WHERE group_id = 10000) GROUP BY 2, 3, 4, 5;
