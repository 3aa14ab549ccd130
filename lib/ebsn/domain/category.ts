import type { Crumb } from "./product";

export type CategoryNode = {
  categoryId: number;
  name: string;
  slug: string;
  picture: string;
  /** the department's ground tint, a CSS colour; "" when the shop has none. */
  tint: string;
  children: CategoryNode[];
};

/** A banner or promotion; display options as the shop's metaData names them, lower case. */
export type Proposal = {
  id: number | null;
  slug: string;
  url: string;
  img: string;
  imgAlt: string;
  imgDescription: string;
  name: string;
  /** markup. */
  descr: string;
  content: string;
  priority: number;
  clickable: boolean;
  display: Record<string, string>;
};

/** A content block; `settings` are its metaData values, keys upper case as the shop documents them. */
export type Block = {
  blockId: number;
  mode: string;
  /** place in the page: row position from 0. */
  position: number;
  proposals: Proposal[];
  settings: Record<string, string>;
};

export type Category = {
  categoryId: number;
  name: string;
  slug: string;
  /** markup. */
  description: string;
  children: CategoryNode[];
  crumbs: Crumb[];
  blocks: Block[];
  proposals: Proposal[];
  seo: { title: string; description: string };
  /** `content` is markup; seconds until it opens, days until it may open again. */
  popup: { title: string; content: string; openingDelay: number; reopeningDays: number } | null;
  tint: string;
};
