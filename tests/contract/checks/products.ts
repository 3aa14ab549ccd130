import { productListSchema, productSchema, suggestSchema } from "@/lib/ebsn/schemas/product";
import { toProductList, toSuggestions } from "@/lib/ebsn/transforms/product";
import { toProductDetail } from "@/lib/ebsn/transforms/product-detail";
import { type CheckResult, runCheck, type Check } from "./run-check";
import type { ProductDetail, ProductList } from "@/lib/ebsn/domain/product";
import { productSurprises } from "./product-surprises";
import type { Params, ShopClient } from "./shop";

type InspectedList = Parameters<NonNullable<Check<typeof productListSchema, ProductList>["inspect"]>>[0];

const wireList = (wire: unknown, key: string): unknown[] => {
  const items = (wire as Record<string, unknown>)[key];
  return Array.isArray(items) ? items : [];
};

function pagingSurprises({ raw, domain }: InspectedList, params: Params): string[] {
  const pageSize = Number(params.page_size);
  const { page } = domain;
  return [
    ...(raw.page ? [] : ["no data.page: the storefront cannot show more pages"]),
    ...(pageSize && domain.products.length > pageSize
      ? [`page_size ${pageSize} ignored: ${domain.products.length} returned`]
      : []),
    ...(page.number !== Number(params.page ?? 1)
      ? [`asked for page ${params.page ?? 1}, got ${page.number}`]
      : []),
  ];
}

export const checkProducts = (
  shop: ShopClient,
  path: string,
  params: Params,
  inspect: (inspected: InspectedList) => string[] = () => [],
): Promise<CheckResult<ProductList>> =>
  runCheck(shop, {
    path,
    params,
    schema: productListSchema,
    transform: toProductList,
    inspect: (inspected) => ({
      surprises: [
        ...productSurprises(inspected.raw.products, wireList(inspected.wire, "products")),
        ...(params.page ? pagingSurprises(inspected, params) : []),
        ...inspect(inspected),
      ],
      facts: [
        `${inspected.domain.products.length} products of ${inspected.domain.page.items}, ${inspected.domain.facets.length} facets`,
      ],
    }),
  });

export const checkProduct = (
  shop: ShopClient,
  path: string,
  params: Params = {},
): Promise<CheckResult<ProductDetail>> =>
  runCheck(shop, {
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
            .filter(([, text]) => text && text.length > 0)
            .map(([key]) => key)
            .join(", ") || "none"
        }`,
      ],
    }),
  });

export const checkSuggestions = (shop: ShopClient, q: string) =>
  runCheck(shop, {
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
