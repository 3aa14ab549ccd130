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

type Candidate = {
  productId: number;
  available: number;
  prices: { display: number | null };
  selling: { kind: string };
  selectOptions: unknown[];
};

export const canSubstitute = (candidate: Candidate, product: Candidate): boolean =>
  candidate.productId !== product.productId &&
  candidate.available > 0 &&
  candidate.prices.display !== null &&
  candidate.selectOptions.length === 0 &&
  candidate.selling.kind === product.selling.kind;

export function nearestPriceFirst<Each extends Candidate>(candidates: Each[], product: Candidate): Each[] {
  const distance = ({ prices }: Candidate) => Math.abs((prices.display ?? 0) - (product.prices.display ?? 0));
  return candidates.toSorted((one, other) => distance(one) - distance(other));
}
