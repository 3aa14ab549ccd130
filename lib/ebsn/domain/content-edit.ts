import type { PageInfo } from "./page";

export type ContentKind = "home" | "category" | "page" | "article" | "recipe" | "leaflet";
export type ContentState = "published" | "scheduled" | "draft";

export type ContentItem = {
  kind: ContentKind;
  slug: string;
  name: string;
  state: ContentState;
  /** Of what is scheduled: YYYY-MM-DD or YYYY-MM-DDTHH:mm in Italy; "" otherwise. */
  from: string;
  hasDraft: boolean;
  updatedAt: string;
  updatedBy: string;
};

export type ContentList = { items: ContentItem[]; page: PageInfo };

export type EditedProposal = {
  id: number;
  slug: string;
  name: string;
  /** HTML. */
  descr: string;
  content: string;
  proposalUrl: string;
  img: string;
  imgAlt: string;
  imgDescription: string;
  priority: number;
  clickable: boolean;
  display: Record<string, string>;
};

/** Dates are YYYY-MM-DDTHH:mm in Italy; "" and empty lists: no limit. */
export type BlockVisibility = { from: string; to: string; warehouseIds: number[]; segmentIds: number[] };

export type EditedBlock = {
  categoryBlockId: number;
  /** Row, in text. */
  codInt: string;
  modeName: string;
  name: string;
  settings: Record<string, string>;
  proposals: EditedProposal[];
  visibility?: BlockVisibility;
};

export type EditedIngredient = {
  text: string;
  /** null: to taste. */
  amount: { value: number; unit: string } | null;
  name: string;
  product: { slug: string; quantity: number } | null;
};

export type EditedRecipe = {
  portions: number;
  preparation: number;
  cooking: number;
  rest: number;
  difficulty: string;
  ingredients: EditedIngredient[];
  steps: string[];
  tip: string;
};

export type EditableDocument = {
  title: string;
  seoTitle?: string;
  seoDescription?: string;
  blocks?: EditedBlock[];
  abstract?: string;
  content?: string;
  published?: string | null;
  scene?: string;
  imgAlt?: string;
  recipe?: EditedRecipe;
  descr?: string;
};

export type ShopPicture = { name: string; url: string };

export type ContentView = {
  item: ContentItem;
  version: number;
  isReleased: boolean;
  document: EditableDocument;
  pictures: ShopPicture[];
};

/** Without a headword each phrase finds what the others find. */
export type SynonymGroup = { synonymId: number; headword: string; phrases: string[]; version: number };

export type SynonymList = { synonyms: SynonymGroup[]; page: PageInfo };
