import { productListSchema, productSchema, suggestSchema } from "@/lib/ebsn/schemas/product";
import { toProductDetail, toProductList, toSuggestions } from "@/lib/ebsn/transforms/product";
import { type Examined, examine, type Question } from "./examine";
import type { ProductDetail, ProductList } from "@/lib/ebsn/domain/product";
import { productSurprises } from "./product-surprises";
import type { Params, Shop } from "./shop";

type Seen = Parameters<NonNullable<Question<typeof productListSchema, ProductList>["inspect"]>>[0];

const wireList = (wire: unknown, key: string): unknown[] => {
  const found = (wire as Record<string, unknown>)[key];
  return Array.isArray(found) ? found : [];
};

function paging({ raw, domain }: Seen, params: Params): string[] {
  const asked = Number(params.page_size);
  const { page } = domain;
  return [
    ...(raw.page ? [] : ["no data.page: the storefront cannot show more pages"]),
    ...(asked && domain.products.length > asked
      ? [`page_size ${asked} not kept: ${domain.products.length} came`]
      : []),
    ...(page.number !== Number(params.page ?? 1)
      ? [`asked for page ${params.page ?? 1}, got ${page.number}`]
      : []),
  ];
}

/** Any list of products. */
export const askProducts = (
  shop: Shop,
  path: string,
  params: Params,
  inspect: (seen: Seen) => string[] = () => [],
): Promise<Examined<ProductList>> =>
  examine(shop, {
    path,
    params,
    schema: productListSchema,
    transform: toProductList,
    inspect: (seen) => ({
      surprises: [
        ...productSurprises(seen.raw.products, wireList(seen.wire, "products")),
        ...(params.page ? paging(seen, params) : []),
        ...inspect(seen),
      ],
      facts: [
        `${seen.domain.products.length} products of ${seen.domain.page.items}, ${seen.domain.facets.length} facets`,
      ],
    }),
  });

export const askProduct = (shop: Shop, path: string, params: Params = {}): Promise<Examined<ProductDetail>> =>
  examine(shop, {
    path,
    params,
    schema: productSchema,
    transform: toProductDetail,
    inspect: ({ raw, wire, domain }) => ({
      surprises: [
        ...productSurprises([raw], [wire]),
        ...("products" in (wire as object) ? ["data holds a list instead of the product itself"] : []),
      ],
      facts: [
        `${domain.pictures.length} pictures, ${domain.crumbs.length} crumbs, food texts: ${
          Object.entries(domain.food)
            .filter(([, text]) => text)
            .map(([key]) => key)
            .join(", ") || "none"
        }`,
      ],
    }),
  });

export const askSuggestions = (shop: Shop, q: string) =>
  examine(shop, {
    path: "products/suggest",
    params: { q },
    schema: suggestSchema,
    transform: toSuggestions,
    inspect: ({ domain, raw, wire }) => ({
      surprises: productSurprises(raw.items, wireList(wire, "items")),
      facts: [
        `${domain.terms.length} words, ${domain.categories.length} categories, ${domain.products.length} products`,
      ],
    }),
  });
