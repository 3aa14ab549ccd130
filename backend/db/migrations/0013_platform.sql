CREATE TABLE "cookie_choice" (
	"uuid" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"analytics" boolean NOT NULL,
	"profilation" boolean NOT NULL,
	"language" text NOT NULL,
	"words_version" text NOT NULL,
	"words" text NOT NULL,
	CONSTRAINT "cookie_choice_uuid_saved_at_pk" PRIMARY KEY("uuid","saved_at")
);
--> statement-breakpoint
ALTER TABLE "person_fiscal" ADD COLUMN "country" text DEFAULT 'IT' NOT NULL;