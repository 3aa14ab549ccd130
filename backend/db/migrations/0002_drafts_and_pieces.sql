CREATE TABLE "mail_parameters" (
	"form_id" integer PRIMARY KEY NOT NULL,
	"parameters" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slide" (
	"slide_id" integer PRIMARY KEY NOT NULL,
	"slider_id" integer NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"scene" text NOT NULL,
	"link" text NOT NULL,
	"valid_from" date,
	"valid_to" date,
	"delivery_service_ids" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "story" (
	"story_id" integer PRIMARY KEY NOT NULL,
	"uuid" uuid NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"content" jsonb NOT NULL,
	"published" date,
	CONSTRAINT "story_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "ux_block" (
	"ux_block_id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "ux_block_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "article" ALTER COLUMN "published" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "block_page" ADD COLUMN "draft_blocks" jsonb;--> statement-breakpoint
ALTER TABLE "block_page" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "leaflet" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "slide_slider_id_index" ON "slide" USING btree ("slider_id");