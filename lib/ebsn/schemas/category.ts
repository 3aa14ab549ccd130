import { z } from "zod";
import {
  flagUnlessFalse,
  id,
  list,
  mainList,
  mainObject,
  markup,
  metaData,
  number,
  optional,
  optionalId,
  slug,
  text,
} from "./lenient";

export const proposalSchema = z.object({
  id: optionalId,
  slug,
  proposalUrl: text,
  img: text,
  imgAlt: text,
  imgDescription: text,
  descr: markup,
  content: markup,
  name: text,
  priority: number,
  clickable: flagUnlessFalse,
  metaData,
});

export const categoryBlockSchema = z.object({
  categoryBlockId: optionalId,
  templateBlock: optional(z.object({ codInt: text })),
  templateBlockType: optional(z.object({ modeName: text })),
  name: text,
  proposals: list(proposalSchema),
  metaData,
});

type WireCategoryNode = {
  categoryId: number | string;
  name?: string | null;
  slug?: string | null;
  parentId?: number | null;
  categories?: WireCategoryNode[] | null;
  metaData?: z.input<typeof metaData>;
};

type RawCategoryNode = {
  categoryId: number;
  name: string;
  slug: string;
  parentId: number | null;
  categories: RawCategoryNode[];
  metaData: z.output<typeof metaData>;
};

export const categoryNodeSchema = z.object({
  categoryId: id,
  name: text,
  slug,
  parentId: optionalId,
  categories: z.lazy((): z.ZodType => list(categoryNodeSchema)),
  metaData,
}) as unknown as z.ZodType<RawCategoryNode, WireCategoryNode>;

/** GET /category without a slug: the tree. */
export const categoryTreeSchema = z.object({ categories: mainList(categoryNodeSchema) });

const categorySchema = z.object({
  categoryId: id,
  name: text,
  slug,
  parentId: optionalId,
  description: markup,
  categories: list(categoryNodeSchema),
  children: list(categoryNodeSchema),
  breadCrumbs: list(z.object({ categoryId: optionalId, name: text, slug })),
  categoryBlocks: list(categoryBlockSchema),
  hiddenBlocks: list(categoryBlockSchema.extend({ reason: text })),
  proposals: list(proposalSchema),
  metaData,
});

/** GET /category with a slug; `movedTo`: the slug that replaced an old one. */
export const categoryPageSchema = z.object({ category: mainObject(categorySchema), movedTo: slug });

export type WireCategoryTree = z.input<typeof categoryTreeSchema>;
export type WireCategoryPage = z.input<typeof categoryPageSchema>;
export type WireCategoryBlock = z.input<typeof categoryBlockSchema>;
export type WireProposal = z.input<typeof proposalSchema>;
export type RawCategory = z.output<typeof categorySchema>;
export type RawCategoryBlock = z.output<typeof categoryBlockSchema>;
export type { RawCategoryNode, WireCategoryNode };
