import type { Product } from "../../ebsn/domain/product";
import { isAlternative } from "../products/alternatives";

export type SubstitutionKind = "none" | "similar" | "chosen";

export type SubstitutionPreference = { kind: SubstitutionKind; productId: number | null };

const ACCEPTS = "accept_alternatives";
const PRODUCT = "substitute_id";

/** What replaces a missing product, from the infos of its line; something similar by default. */
export function readSubstitutionPreference(
  infos: Readonly<Record<string, string | undefined>>,
): SubstitutionPreference {
  if (infos[ACCEPTS] === "false") return { kind: "none", productId: null };
  const productId = Number(infos[PRODUCT] ?? "");
  return Number.isSafeInteger(productId) && productId > 0
    ? { kind: "chosen", productId }
    : { kind: "similar", productId: null };
}

/** "" removes an earlier choice. */
export function substitutionInfos({ kind, productId }: SubstitutionPreference): Record<string, string> {
  return {
    [ACCEPTS]: String(kind !== "none"),
    [PRODUCT]: kind === "chosen" && productId !== null ? String(productId) : "",
  };
}

export const changesSubstitution = (infos: Readonly<Record<string, string>>): boolean =>
  ACCEPTS in infos || PRODUCT in infos;

type Candidate = Pick<Product, "productId" | "available" | "prices" | "notPromotable" | "selectOptions"> & {
  selling: Pick<Product["selling"], "kind">;
};

/** A substitute is sold in the same way and asks for no choice. */
export const canSubstitute = (candidate: Candidate, product: Candidate): boolean =>
  isAlternative(candidate, product.productId) &&
  candidate.selectOptions.length === 0 &&
  candidate.selling.kind === product.selling.kind;
