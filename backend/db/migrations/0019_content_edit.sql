CREATE TABLE "content_draft" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"document" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text DEFAULT '' NOT NULL,
	CONSTRAINT "content_draft_kind_slug_pk" PRIMARY KEY("kind","slug")
);
--> statement-breakpoint
CREATE TABLE "search_synonym" (
	"synonym_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_synonym_synonym_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"headword" text DEFAULT '' NOT NULL,
	"phrases" text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
INSERT INTO "content_draft" ("kind", "slug", "document")
SELECT CASE WHEN "slug" = 'homepage-2023' THEN 'home' ELSE 'category' END, "slug",
  jsonb_build_object('title', "title", 'seoTitle', "seo_title", 'seoDescription', "seo_description", 'blocks', "draft_blocks")
FROM "block_page" WHERE "draft_blocks" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "block_page" DROP COLUMN "draft_blocks";