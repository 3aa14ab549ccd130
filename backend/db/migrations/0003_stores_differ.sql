CREATE TABLE "not_sold" (
	"warehouse_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	CONSTRAINT "not_sold_warehouse_id_product_id_pk" PRIMARY KEY("warehouse_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "timeslot" ADD COLUMN "point_id" integer;--> statement-breakpoint
ALTER TABLE "not_sold" ADD CONSTRAINT "not_sold_warehouse_id_warehouse_warehouse_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouse"("warehouse_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "not_sold" ADD CONSTRAINT "not_sold_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE no action ON UPDATE no action;