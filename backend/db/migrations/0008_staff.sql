CREATE TABLE "staff_act" (
	"act_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_act_act_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"username" text NOT NULL,
	"customer_id" integer,
	"method" text NOT NULL,
	"url" text NOT NULL,
	"status" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_acting" (
	"session_hash" text PRIMARY KEY NOT NULL,
	"staff_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_member" (
	"username" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"roles" text[] DEFAULT '{}' NOT NULL,
	"otp_secret" text,
	"otp_step" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "staff_act" ADD CONSTRAINT "staff_act_customer_id_customer_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("customer_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_acting" ADD CONSTRAINT "staff_acting_session_hash_session_token_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."session"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_session" ADD CONSTRAINT "staff_session_username_staff_member_username_fk" FOREIGN KEY ("username") REFERENCES "public"."staff_member"("username") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_act_username_at_index" ON "staff_act" USING btree ("username","at");--> statement-breakpoint
CREATE INDEX "staff_act_customer_id_index" ON "staff_act" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "staff_acting_staff_hash_index" ON "staff_acting" USING btree ("staff_hash");--> statement-breakpoint
CREATE INDEX "staff_session_username_index" ON "staff_session" USING btree ("username");