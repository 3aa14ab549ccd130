import "server-only";
import { findBySlug } from "../catalogue/category-tree";
import { OFFER_KINDS } from "../catalogue/listing";
import { nameSlug } from "../rules/text/name-slug";
import { getCategoryTree, getProducts, type ProductQuery } from "./catalogue";
import type { CategoryNode } from "./domain/category";
import type { FacetValue } from "./domain/product";

export type OffersScope = { name: string; category: CategoryNode | null; kind: FacetValue | null };

const KIND = "tipo/";

export const offerKindSlug = (name: string) => `${KIND}${nameSlug(name)}`;

export async function getOfferKinds(): Promise<FacetValue[]> {
  const { facets } = await getProducts({ promo: true });
  return facets.find(({ parameterName }) => parameterName === OFFER_KINDS)?.values ?? [];
}

export async function findOffersScope(slug: string): Promise<OffersScope | null> {
  if (!slug) return { name: "", category: null, kind: null };
  if (slug.startsWith(KIND)) {
    const kind = (await getOfferKinds()).find(({ name }) => offerKindSlug(name) === slug);
    return kind ? { name: kind.name, category: null, kind } : null;
  }
  const category = findBySlug(await getCategoryTree(), slug);
  return category && { name: category.name, category, kind: null };
}

export function offersQuery<T extends ProductQuery>({ category, kind }: OffersScope, query: T) {
  return {
    ...query,
    categoryId: category?.categoryId,
    promo: true,
    facets: { ...query.facets, ...(kind ? { [OFFER_KINDS]: [kind.id] } : {}) },
  };
}
