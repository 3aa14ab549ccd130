import type { Crumb } from "../ebsn/domain/product";
import { paths } from "../paths/paths";

/** Its path is without a locale. */
export type BreadcrumbItem = {
  name: string;
  path: string;
  /** Its name is a text of the shop's content. */
  isContent?: boolean;
};

/** Without the category itself, and those that the API names without an address. */
export const categoryItems = (crumbs: Crumb[], ownSlug = ""): BreadcrumbItem[] =>
  crumbs
    .filter(({ slug }) => slug && slug !== ownSlug)
    .map(({ name, slug }) => ({ name, path: paths.category(slug), isContent: true }));
