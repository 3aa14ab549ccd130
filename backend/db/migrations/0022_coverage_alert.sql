CREATE TABLE "coverage_alert" (
	"customer_id" integer NOT NULL,
	"postalcode" text NOT NULL,
	"city" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coverage_alert_customer_id_postalcode_city_pk" PRIMARY KEY("customer_id","postalcode","city")
);
--> statement-breakpoint
ALTER TABLE "coverage_alert" ADD CONSTRAINT "coverage_alert_customer_id_customer_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coverage_alert_postalcode_index" ON "coverage_alert" USING btree ("postalcode");