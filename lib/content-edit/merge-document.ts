import type { EditableDocument, EditedBlock, EditedProposal } from "../ebsn/domain/content-edit";
import type { FieldReader } from "./field-reader";
import { parseIds } from "./id-list";
import { mergeRecipe } from "./merge-recipe";
import { toMarkup } from "./to-markup";

function mergeProposal(proposal: EditedProposal, read: FieldReader): EditedProposal {
  const field = (name: string) => read(`proposal-${proposal.id}-${name}`);
  const markup = (name: "descr" | "content") => {
    const text = field(name);
    return text === null ? proposal[name] : toMarkup(text);
  };
  const url = field("url")?.trim() ?? proposal.proposalUrl;
  const button = field("button");
  return {
    ...proposal,
    name: field("name") ?? proposal.name,
    descr: markup("descr"),
    content: markup("content"),
    imgAlt: field("alt") ?? proposal.imgAlt,
    proposalUrl: url,
    // Without a URL a banner leads to its slug.
    clickable: url === proposal.proposalUrl ? proposal.clickable : url !== "",
    display: button === null ? proposal.display : { ...proposal.display, button_text: button },
  };
}

function mergeBlock(block: EditedBlock, read: FieldReader): EditedBlock {
  const field = (name: string) => read(`block-${block.categoryBlockId}-${name}`);
  const title = field("title");
  const visibility = {
    from: field("from") ?? block.visibility?.from ?? "",
    to: field("to") ?? block.visibility?.to ?? "",
    warehouseIds: parseIds(field("stores") ?? block.visibility?.warehouseIds.join() ?? ""),
    segmentIds: parseIds(field("segments") ?? block.visibility?.segmentIds.join() ?? ""),
  };
  const isLimited =
    visibility.from || visibility.to || visibility.warehouseIds.length + visibility.segmentIds.length;
  const { visibility: _previous, ...rest } = block;
  return {
    ...rest,
    name: field("name") ?? block.name,
    settings: title === null ? block.settings : { ...block.settings, TITLE: title },
    proposals: block.proposals.map((proposal) => mergeProposal(proposal, read)),
    ...(isLimited ? { visibility } : {}),
  };
}

const TEXTS = ["seoTitle", "seoDescription", "abstract", "scene", "imgAlt"] as const;
const MARKUP = ["content", "descr"] as const;

export function mergeDocument(document: EditableDocument, read: FieldReader): EditableDocument {
  const changed: EditableDocument = { ...document, title: read("title") ?? document.title };
  for (const name of TEXTS) {
    const value = read(name);
    if (value !== null && document[name] !== undefined) changed[name] = value;
  }
  for (const name of MARKUP) {
    const value = read(name);
    if (value !== null && document[name] !== undefined) changed[name] = toMarkup(value);
  }
  if (document.recipe) changed.recipe = mergeRecipe(document.recipe, read);
  if (document.published !== undefined) changed.published = (read("published") ?? document.published) || null;
  if (document.blocks) changed.blocks = document.blocks.map((block) => mergeBlock(block, read));
  return changed;
}

const rowOf = ({ codInt }: EditedBlock) => Number(codInt);

export function moveBlock(document: EditableDocument, blockId: number, step: -1 | 1): EditableDocument {
  const { blocks } = document;
  const block = blocks?.find(({ categoryBlockId }) => categoryBlockId === blockId);
  if (!blocks || !block) return document;
  const rows = [...new Set(blocks.map(rowOf))].sort((a, b) => a - b);
  const row = rowOf(block);
  const other = rows[rows.indexOf(row) + step];
  if (other === undefined) return document;
  const places = new Map([
    [row, other],
    [other, row],
  ]);
  return {
    ...document,
    blocks: blocks.map((placed) => ({
      ...placed,
      codInt: String(places.get(rowOf(placed)) ?? rowOf(placed)),
    })),
  };
}

export const inOrder = (blocks: EditedBlock[]): EditedBlock[] =>
  [...blocks].sort((a, b) => rowOf(a) - rowOf(b));
