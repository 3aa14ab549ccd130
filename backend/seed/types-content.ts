import type { SceneSpec } from "../pictures/spec";
import type { Campaign } from "./types";

/** A banner ("proposta"); `img` is a path of the picture server. */
export type SeedProposal = {
  id: number;
  slug: string;
  name: string;
  /** HTML. */
  descr: string;
  /** HTML; "" for most banners. */
  content: string;
  proposalUrl: string;
  img: string;
  imgAlt: string;
  imgDescription: string;
  priority: number;
  clickable: boolean;
  /** metaData.category_proposal_type. */
  display: Record<string, string>;
};

/** YYYY-MM-DDTHH:mm in Italy, "" and empty lists: no limit. */
export type BlockVisibility = { from: string; to: string; warehouseIds: number[]; segmentIds: number[] };

/** From the first of December, March, June and September. */
export type Season = "winter" | "spring" | "summer" | "autumn";

export type SeedBlock = {
  categoryBlockId: number;
  /** templateBlock.codInt: the position in the page. */
  codInt: string;
  /** templateBlockType.modeName. */
  modeName: string;
  name: string;
  settings: Record<string, string>;
  proposals: SeedProposal[];
  visibility?: BlockVisibility;
  /** Shown in that season only. */
  season?: Season;
};

export type SeedColumn = { xs: number; sm: number; md: number; lg: number; xl: number; blocks: SeedBlock[] };

export type SeedRow = { fluid: boolean; background: string; columns: SeedColumn[] };

export type SeedBlockPage = {
  slug: string;
  title: string;
  seoTitle: string;
  seoDescription: string;
  rows: SeedRow[];
};

/** `blocks` come between the product rows. */
export type SeedCategoryBlocks = {
  categorySlug: string;
  blocks: SeedBlock[];
  popup: { title: string; content: string; openingDelay: number; reopeningDays: number } | null;
};

export type SeedScene = { name: string; spec: SceneSpec };

type SeedDocument = {
  articleId: number;
  slug: string;
  title: string;
  abstract: string;
  /** YYYY-MM-DD as of CONTENT_DAY, or MM-DD; null for a draft. */
  pubDate: string | null;
  scene: string;
  imgAlt: string;
};

export type SeedIngredient = {
  text: string;
  /** Scales with the portions; null: to taste. */
  amount: { value: number; unit: string } | null;
  name: string;
  product: { slug: string; quantity: number } | null;
};

export type SeedRecipe = SeedDocument & {
  course: string;
  categories: string[];
  portions: number;
  /** Minutes. */
  preparation: number;
  cooking: number;
  /** In the refrigerator, in water or out of the oven. */
  rest?: number;
  difficulty: "Facile" | "Media" | "Impegnativa";
  ingredients: SeedIngredient[];
  steps: string[];
  tip: string;
};

export type SeedPost = SeedDocument & { categories: string[]; /** HTML. */ content: string };

export type SeedPage = {
  articleId: number;
  slug: string;
  title: string;
  abstract: string;
  content: string;
  isDraft: boolean;
};

/** In percent of the page. */
export type SeedLeafletArea = { slug: string; x: number; y: number; width: number; height: number };

export type SeedLeafletPage = {
  leafletPageId: number;
  /** From 1. */
  pageNumber: number;
  title: string;
  scene: string;
  areas: SeedLeafletArea[];
};

export type SeedLeaflet = {
  leafletId: number;
  slug: string;
  title: string;
  descr: string;
  /** 2: volantini; others open as catalogo-soci. */
  leafletTypeId: number;
  campaign: Campaign;
  deliveryServiceIds: number[];
  /** Empty: all. */
  warehouseIds: number[];
  pages: SeedLeafletPage[];
};

export type SeedMenuItem = { id: number; title: string; url: string; children: SeedMenuItem[] };
export type SeedMenu = { location: string; name: string; items: SeedMenuItem[] };
