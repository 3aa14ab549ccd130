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

type Block = NonNullable<EditableDocument["blocks"]>[number];

function problemOfDocument([key = "", row = ""]: string[]): FieldProblem | null {
  const label = entryOf(FIELDS, key);
  if (!label) return null;
  const reason = key === "ingredients" && row === "" ? "empty" : reasonOf(key);
  return { name: key, label, owner: "", reason, detail: row && String(Number(row) + 1) };
}

function problemOfBanner(
  key: string,
  banner: Block["proposals"][number],
  detail: string,
): FieldProblem | null {
  const [field, label] = entryOf(BANNER_FIELDS, key) ?? [];
  if (!field || !label) return null;
  const owner = banner.name || banner.slug;
  return { name: `proposal-${banner.id}-${field}`, label, owner, reason: reasonOf(key), detail };
}

function problemOfBlock(key: string, block: Block, detail: string): FieldProblem | null {
  const [field, label] = entryOf(BLOCK_FIELDS, key) ?? [];
  if (!field || !label) return null;
  const owner = block.name || block.modeName;
  const reason = key === "warehouseIds" && detail !== "" ? "unknownStores" : reasonOf(key);
  return { name: `block-${block.categoryBlockId}-${field}`, label, owner, reason, detail };
}

/** Of what the shop rejected: a path in the document, as `blocks.0.visibility.to`. */
export function problemAt(path: string, document: EditableDocument, detail = ""): FieldProblem | null {
  const [first, ...rest] = path.split(".");
  const block = first === "blocks" ? document.blocks?.[Number(rest[0])] : undefined;
  if (!block) return problemOfDocument(first === "recipe" ? rest : path.split("."));
  const [, part = "", ...keys] = rest;
  const banner = part === "proposals" ? block.proposals[Number(keys[0])] : undefined;
  if (banner) return problemOfBanner(keys[1] ?? "", banner, detail);
  return problemOfBlock(part === "visibility" ? (keys[0] ?? "") : part, block, detail);
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
