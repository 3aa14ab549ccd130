CREATE TABLE "wishlist_share" (
	"list_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"grant" text NOT NULL,
	CONSTRAINT "wishlist_share_list_id_customer_id_pk" PRIMARY KEY("list_id","customer_id")
);
--> statement-breakpoint
ALTER TABLE "wishlist_share" ADD CONSTRAINT "wishlist_share_list_id_wishlist_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."wishlist"("list_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_share" ADD CONSTRAINT "wishlist_share_customer_id_customer_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wishlist_share_customer_id_index" ON "wishlist_share" USING btree ("customer_id");