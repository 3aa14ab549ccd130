import type { Crumb } from "./product";

export type CategoryNode = {
  categoryId: number;
  name: string;
  slug: string;
  picture: string;
  tint: string;
  children: CategoryNode[];
};

/** `display`: options of the metaData, keys in lower case. */
export type Proposal = {
  id: number | null;
  slug: string;
  url: string;
  img: string;
  imgAlt: string;
  name: string;
  /** HTML. */
  descr: string;
  content: string;
  priority: number;
  clickable: boolean;
  display: Record<string, string>;
};

/** `settings`: metaData values, keys in upper case. */
export type Block = {
  blockId: number;
  mode: string;
  /** Row, from 0. */
  position: number;
  proposals: Proposal[];
  settings: Record<string, string>;
};

export type HiddenBlock = { block: Block; reason: string };

export type CategoryAction = { label: string; url: string };

export type Category = {
  categoryId: number;
  name: string;
  slug: string;
  /** HTML. */
  description: string;
  children: CategoryNode[];
  crumbs: Crumb[];
  blocks: Block[];
  hiddenBlocks: HiddenBlock[];
  proposals: Proposal[];
  actions: CategoryAction[];
  seo: { title: string; description: string };
  /** `content` is HTML; delay in seconds. */
  popup: { title: string; content: string; openingDelay: number; reopeningDays: number } | null;
  tint: string;
};
