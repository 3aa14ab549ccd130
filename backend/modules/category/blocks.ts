import { eq } from "drizzle-orm";
import type { WireCategoryBlock, WireProposal } from "../../../lib/ebsn/schemas/category";
import type { Db } from "../../db/client";
import { blockPage } from "../../db/schema";
import { currentPreview, isDraftPreview } from "../../preview-clock";
import type { SeedBlock, SeedProposal } from "../../seed/types-content";
import { findBlockPageDraft } from "../content-edit/drafts";
import { type Audience, type HiddenBlock, selectBlocks } from "./visibility";

function proposalWire({ display, ...proposal }: SeedProposal): WireProposal {
  return { ...proposal, metaData: { category_proposal_type: display } };
}

export function blockWire({
  categoryBlockId,
  codInt,
  modeName,
  name,
  settings,
  proposals,
}: SeedBlock): WireCategoryBlock {
  return {
    categoryBlockId,
    templateBlock: { codInt },
    templateBlockType: { modeName },
    name,
    ...(proposals.length > 0 ? { proposals: proposals.map(proposalWire) } : {}),
    metaData: { template_block_settings: settings },
  };
}

const OF_CATEGORY = "CategoryProposals";

const metaDataOf = (actions: string | undefined): Record<string, Record<string, string>> =>
  actions ? { category_advanced: { ACTIONS: actions } } : {};

export function categoryParts(page: BlockPage | null) {
  const own = page?.blocks.find(({ modeName }) => modeName === OF_CATEGORY);
  const actions = own?.settings.ACTIONS;
  return {
    categoryBlocks: (page?.blocks ?? []).filter(({ modeName }) => modeName !== OF_CATEGORY).map(blockWire),
    ...(own && own.proposals.length > 0 ? { proposals: own.proposals.map(proposalWire) } : {}),
    metaData: metaDataOf(actions),
  };
}

export type BlockPage = typeof blockPage.$inferSelect & { hiddenBlocks: HiddenBlock[] };

/** Visible blocks of a page, with drafts in previews; null when the page does not exist. */
export async function findBlockPage(db: Db, slug: string, audience: Audience): Promise<BlockPage | null> {
  const [row] = await db.select().from(blockPage).where(eq(blockPage.slug, slug));
  if (!row || (row.isDraft && !isDraftPreview())) return null;
  const page = { ...row, ...(await findBlockPageDraft(db, slug)) };
  const { shown, hiddenBlocks } = selectBlocks(page.blocks, audience);
  return { ...page, blocks: shown, hiddenBlocks };
}

export const hiddenBlockParts = (page: BlockPage | null) =>
  currentPreview() && page && page.hiddenBlocks.length > 0
    ? { hiddenBlocks: page.hiddenBlocks.map(({ block, reason }) => ({ ...blockWire(block), reason })) }
    : {};

/** Only drafts, which previews show, have other blocks than their pages. */
async function findSlugsWith(db: Db, categoryBlockId: number): Promise<string[]> {
  const rows = await db.select({ slug: blockPage.slug, blocks: blockPage.blocks }).from(blockPage);
  const found = isDraftPreview()
    ? rows
    : rows.filter(({ blocks }) => blocks.some((block) => block.categoryBlockId === categoryBlockId));
  return found.map(({ slug }) => slug);
}

export async function findBlock(
  db: Db,
  categoryBlockId: number,
  audience: Audience,
): Promise<SeedBlock | null> {
  for (const slug of await findSlugsWith(db, categoryBlockId)) {
    const page = await findBlockPage(db, slug, audience);
    const block = page?.blocks.find((own) => own.categoryBlockId === categoryBlockId);
    if (block) return block;
  }
  return null;
}

/** metaData of a category popup (requirements/content#popups). */
export function popupWire(page: BlockPage | null): Record<string, Record<string, string>> {
  if (!page?.popup) return {};
  const { title, content, openingDelay, reopeningDays } = page.popup;
  return {
    category_popup: {
      ACTIVE: "true",
      TITLE: title,
      CONTENT: content,
      OPENING_DELAY: String(openingDelay),
      REOPENING_DAYS_DELAY: String(reopeningDays),
    },
  };
}
