import type { Block, Category, CategoryNode, Proposal } from "../domain/category";
import type { z } from "zod";
import type { proposalSchema, RawCategory, RawCategoryBlock, RawCategoryNode } from "../schemas/category";
import { decodeEntities } from "../schemas/html-entities";
import { safePictureUrl } from "../../html/picture-url";
import { toCategoryActions } from "./category-actions";
import { isTrue } from "../../rules/is-true";
import { readableName } from "../../rules/text/names";

const MAX_SETTING_LENGTH = 20_000;
const MAX_NAME_LENGTH = 300;

/** Settings that are objects: without a group they look like one. */
const OBJECT_SETTINGS = new Set(["category", "sub_category"]);

const MARKUP_SETTINGS = new Set(["text", "content"]);

const decodeRecord = (record: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, decodeEntities(value)]));

/** By name, in capitals; members of an object by `NAME.MEMBER`. */
function toSettings(groups: Record<string, Record<string, string>>): Record<string, string> {
  const settings: Record<string, string> = {};
  for (const [group, values] of Object.entries(groups)) {
    const prefix = OBJECT_SETTINGS.has(group) ? `${group}.` : "";
    for (const [key, value] of Object.entries(values)) {
      const setting = value.slice(0, MAX_SETTING_LENGTH);
      settings[`${prefix}${key}`.toUpperCase()] = MARKUP_SETTINGS.has(key)
        ? setting
        : decodeEntities(setting);
    }
  }
  return settings;
}

export function toCategoryNode(raw: RawCategoryNode): CategoryNode {
  const view = raw.metaData.category_view ?? {};
  return {
    categoryId: raw.categoryId,
    name: readableName(raw.name),
    slug: raw.slug,
    picture: view.picture ?? "",
    tint: view.tint ?? "",
    children: raw.categories.filter((child) => child.slug).map(toCategoryNode),
  };
}

function toProposal(raw: z.output<typeof proposalSchema>): Proposal {
  return {
    id: raw.id,
    slug: raw.slug,
    url: raw.proposalUrl,
    img: safePictureUrl(raw.img),
    imgAlt: raw.imgAlt || raw.imgDescription,
    name: raw.name.slice(0, MAX_NAME_LENGTH),
    descr: raw.descr,
    content: raw.content,
    priority: raw.priority,
    clickable: raw.clickable,
    display: decodeRecord(raw.metaData.category_proposal_type ?? {}),
  };
}

/** Some shops send blocks without an id; `index` tells them apart. */
export function toBlock(raw: RawCategoryBlock, index = 0): Block {
  return {
    blockId: raw.categoryBlockId ?? -index,
    mode: raw.templateBlockType?.modeName ?? "",
    position: Number(raw.templateBlock?.codInt.replace(/\D+/g, "")) || 0,
    proposals: raw.proposals.map(toProposal),
    settings: toSettings(raw.metaData),
  };
}

/** Without a text of its own it shows the category's description. */
function toPopup({ name, description, metaData }: RawCategory): Category["popup"] {
  const popup = metaData.category_popup ?? {};
  const content = popup.content || popup.description || description;
  if (!isTrue(popup.active) || !(popup.title || content)) return null;
  return {
    title: decodeEntities(popup.title ?? "") || readableName(name),
    content,
    openingDelay: Number(popup.opening_delay) || 0,
    reopeningDays: Number(popup.reopening_days_delay) || 0,
  };
}

export function toCategory(raw: RawCategory): Category {
  const seo = decodeRecord(raw.metaData.category_seo ?? {});
  const children = raw.categories.length > 0 ? raw.categories : raw.children;
  return {
    categoryId: raw.categoryId,
    name: readableName(raw.name),
    slug: raw.slug,
    description: raw.description,
    children: children.filter((child) => child.slug).map(toCategoryNode),
    crumbs: raw.breadCrumbs.map(({ name, slug }) => ({ name: readableName(name), slug })),
    blocks: raw.categoryBlocks.map(toBlock).sort((a, b) => a.position - b.position),
    hiddenBlocks: raw.hiddenBlocks.map((block) => ({ block: toBlock(block), reason: block.reason })),
    proposals: raw.proposals.map(toProposal),
    actions: toCategoryActions(raw.metaData.category_advanced?.actions),
    seo: { title: seo.seo_title ?? "", description: seo.seo_description ?? "" },
    popup: toPopup(raw),
    tint: raw.metaData.category_view?.tint ?? "",
  };
}
