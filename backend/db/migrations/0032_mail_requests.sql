CREATE TABLE "mail_request" (
	"mail_request_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_request_mail_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "mail_request_subject_at_index" ON "mail_request" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "mail_request_at_index" ON "mail_request" USING btree ("at");