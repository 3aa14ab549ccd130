CREATE TABLE "saml_request" (
	"request_id" text PRIMARY KEY NOT NULL,
	"relay_state_url" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"code_hash" text,
	"username" text,
	"name_id" text,
	"session_index" text,
	CONSTRAINT "saml_request_codeHash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
ALTER TABLE "staff_session" ADD COLUMN "saml_name_id" text;--> statement-breakpoint
ALTER TABLE "staff_session" ADD COLUMN "saml_session_index" text;