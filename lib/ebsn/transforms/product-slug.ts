import type { RawProduct } from "../schemas/product";

const slugOfUrl = (url: string): string =>
  (url.split(/[?#]/, 1)[0] ?? "").replace(/^.*\/product\/|\/$/g, "").toLowerCase();

/** "" where the shop names no page of the product. */
export const namedSlug = ({ slug, itemUrl }: Pick<RawProduct, "slug" | "itemUrl">): string =>
  slug || slugOfUrl(itemUrl);
