import type { EditableDocument } from "../ebsn/domain/content-edit";
import { isIngredient, splitRows } from "../rules/products/ingredient-rows";
import type { FieldReader } from "./field-reader";
import { unreadableIds } from "./id-list";

const BLOCK_FIELDS = {
  name: ["name", "blockName"],
  settings: ["title", "blockTitle"],
  from: ["from", "from"],
  to: ["to", "to"],
  warehouseIds: ["stores", "stores"],
  segmentIds: ["segments", "segments"],
} as const;

const BANNER_FIELDS = {
  name: ["name", "bannerName"],
  descr: ["descr", "bannerText"],
  content: ["content", "text"],
  proposalUrl: ["url", "bannerUrl"],
  display: ["button", "bannerButton"],
  imgAlt: ["alt", "bannerAlt"],
} as const;

const FIELDS = {
  title: "title",
  seoTitle: "seoTitle",
  seoDescription: "seoDescription",
  published: "published",
  abstract: "abstract",
  content: "text",
  descr: "text",
  portions: "portions",
  preparation: "preparation",
  cooking: "cooking",
  difficulty: "difficulty",
  ingredients: "ingredients",
  steps: "steps",
  tip: "tip",
} as const;

export type FieldLabel =
  | (typeof BLOCK_FIELDS)[keyof typeof BLOCK_FIELDS][1]
  | (typeof BANNER_FIELDS)[keyof typeof BANNER_FIELDS][1]
  | (typeof FIELDS)[keyof typeof FIELDS];

/** Keys of `backoffice.contentEdit.invalid`. */
export type FieldReason =
  "to" | "moment" | "url" | "empty" | "numbers" | "unknownStores" | "ingredient" | "other";

export type FieldProblem = {
  /** Of the form's field. */
  name: string;
  label: FieldLabel;
  /** Of the block or banner that the field belongs to. */
  owner: string;
  reason: FieldReason;
  /** What is wrong in the field: numbers, or the number of its row. */
  detail: string;
};

const entryOf = <Fields extends object>(fields: Fields, key: string) =>
  key in fields ? fields[key as keyof Fields] : null;

const REASONS: Record<string, FieldReason> = {
  to: "to",
  from: "moment",
  proposalUrl: "url",
  title: "empty",
  steps: "empty",
  ingredients: "ingredient",
};

const reasonOf = (key: string): FieldReason => REASONS[key] ?? "other";

/** Of what the shop rejected: a path in the document, as `blocks.0.visibility.to`. */
export function problemAt(path: string, document: EditableDocument, detail = ""): FieldProblem | null {
  const keys = path.split(".");
  const block = keys[0] === "blocks" ? document.blocks?.[Number(keys[1])] : undefined;
  if (!block) {
    const [key = "", row = ""] = keys[0] === "recipe" ? keys.slice(1) : keys;
    const label = entryOf(FIELDS, key);
    if (!label) return null;
    const reason = key === "ingredients" && row === "" ? "empty" : reasonOf(key);
    return { name: key, label, owner: "", reason, detail: row && String(Number(row) + 1) };
  }
  const banner = keys[2] === "proposals" ? block.proposals[Number(keys[3])] : undefined;
  const key = (banner ? keys[4] : keys[2] === "visibility" ? keys[3] : keys[2]) ?? "";
  const [field, label] = entryOf(BANNER_FIELDS, banner ? key : "") ?? entryOf(BLOCK_FIELDS, key) ?? [];
  if (!field || !label) return null;
  const isUnknown = key === "warehouseIds" && detail !== "";
  return {
    name: banner ? `proposal-${banner.id}-${field}` : `block-${block.categoryBlockId}-${field}`,
    label,
    owner: banner ? banner.name || banner.slug : block.name || block.modeName,
    reason: isUnknown ? "unknownStores" : reasonOf(key),
    detail,
  };
}

/** Of input that the document cannot hold. */
export function findUnreadable({ blocks = [], recipe }: EditableDocument, read: FieldReader): FieldProblem[] {
  const ofBlocks = blocks.flatMap(({ categoryBlockId, name: blockName, modeName }) =>
    (["stores", "segments"] as const).flatMap((label): FieldProblem[] => {
      const name = `block-${categoryBlockId}-${label}`;
      const parts = unreadableIds(read(name) ?? "");
      const owner = blockName || modeName;
      return parts.length > 0 ? [{ name, label, owner, reason: "numbers", detail: parts.join(", ") }] : [];
    }),
  );
  const rows = recipe ? splitRows(read("ingredients") ?? "") : [];
  const row = rows.findIndex((text) => !isIngredient(text));
  const ofRecipe: FieldProblem[] =
    row < 0
      ? []
      : [
          {
            name: "ingredients",
            label: "ingredients",
            owner: "",
            reason: "ingredient",
            detail: String(row + 1),
          },
        ];
  return [...ofBlocks, ...ofRecipe];
}
