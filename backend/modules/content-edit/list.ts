import type { WireContentItem } from "../../../lib/ebsn/schemas/content-edit";
import { matchesQuery } from "../../../lib/rules/text/matches-query";
import type { Db } from "../../db/client";
import { article, blockPage, category, contentDraft, leaflet } from "../../db/schema";
import { shopDate } from "../../shop-dates";
import { campaignPeriod, toItalianDay } from "../catalogue/campaign";
import { CONTENT_KINDS, type ContentKind } from "./documents";
import { ARTICLE_KINDS, blockPageKind, draftKey } from "./drafts";
import { selectBlocks } from "../category/visibility";

type ContentState = "published" | "scheduled" | "draft";

type ListedContent = {
  kind: ContentKind;
  slug: string;
  name: string;
  state: ContentState;
  from: string;
};

type ContentItem = WireContentItem & ListedContent & { hasDraft: boolean };

const HOME_NAME = "Pagina iniziale";

function contentState(isDraft: boolean, isScheduled: boolean): ContentState {
  if (isDraft) return "draft";
  return isScheduled ? "scheduled" : "published";
}

async function listBlockPages(db: Db, now: Date): Promise<ListedContent[]> {
  const pages = await db.select().from(blockPage);
  const categories = await db.select({ slug: category.slug, name: category.name }).from(category);
  const names = new Map(categories.map(({ slug, name }) => [slug, name]));
  return pages.map(({ slug, title, isDraft, blocks }) => {
    const { hiddenBlocks } = selectBlocks(blocks, { now, warehouseId: null, segmentIds: [] });
    const starts = hiddenBlocks.flatMap(({ block, reason }) =>
      reason === "early" && block.visibility ? [block.visibility.from] : [],
    );
    const kind = blockPageKind(slug);
    return {
      kind,
      slug,
      name: kind === "home" ? HOME_NAME : title || (names.get(slug) ?? slug),
      state: contentState(isDraft, starts.length > 0),
      from: starts.sort()[0] ?? "",
    };
  });
}

async function listArticles(db: Db, now: Date): Promise<ListedContent[]> {
  const { kind, slug, title, published } = article;
  const rows = await db.select({ kind, slug, title, published }).from(article);
  const today = shopDate(now);
  return rows.map((row) => {
    const isScheduled = row.published !== null && row.published > today;
    return {
      kind: ARTICLE_KINDS[row.kind],
      slug: row.slug,
      name: row.title,
      state: contentState(row.published === null, isScheduled),
      from: isScheduled ? (row.published ?? "") : "",
    };
  });
}

async function listLeaflets(db: Db, now: Date): Promise<ListedContent[]> {
  const { slug, title, campaign, isDraft } = leaflet;
  const rows = await db.select({ slug, title, campaign, isDraft }).from(leaflet);
  return rows.map((row) => {
    const { from } = campaignPeriod(row.campaign, now);
    const isScheduled = from > toItalianDay(now);
    return {
      kind: "leaflet",
      slug: row.slug,
      name: row.title,
      state: contentState(row.isDraft, isScheduled),
      from: isScheduled ? new Date(from).toISOString().slice(0, 10) : "",
    };
  });
}

export type ContentFilter = { q: string; kind: string; state: string };

function matches({ q, kind, state }: ContentFilter, item: ContentItem): boolean {
  if (kind && item.kind !== kind) return false;
  if (state && item.state !== state && !(state === "draft" && item.hasDraft)) return false;
  return matchesQuery(q, `${item.name} ${item.slug}`);
}

/** Home first, then by kind and name. */
export async function listContent(db: Db, now: Date, filter: ContentFilter): Promise<ContentItem[]> {
  const lists = [await listBlockPages(db, now), await listArticles(db, now), await listLeaflets(db, now)];
  const { kind, slug, version, updatedAt, updatedBy, document } = contentDraft;
  const rows = await db.select({ kind, slug, version, updatedAt, updatedBy, document }).from(contentDraft);
  const drafts = new Map(rows.map((row) => [draftKey(row.kind, row.slug), row]));
  return lists
    .flat()
    .map((item) => {
      const draft = drafts.get(draftKey(item.kind, item.slug));
      return {
        ...item,
        hasDraft: Boolean(draft?.document),
        updatedAt: draft?.updatedBy ? draft.updatedAt.toISOString() : "",
        updatedBy: draft?.updatedBy ?? "",
      };
    })
    .filter((item) => matches(filter, item))
    .sort(
      (a, b) =>
        CONTENT_KINDS.indexOf(a.kind) - CONTENT_KINDS.indexOf(b.kind) || a.name.localeCompare(b.name, "it"),
    );
}
