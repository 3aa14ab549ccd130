type Has = { type: "query"; key: string; value: string };
type Rule = { source: string; destination: string; has?: Has[] };

export const DEFAULT_LOCALE: string;
export const FACET_PARAMETERS: string[];
export const SORTS: string[];
export function readLocales(text: string | undefined): string[];
export function rewriteRules(locales: string[]): Rule[];
export function unlocalizedRules(locales: string[]): Rule[];
export function redirectRules(): (Rule & { permanent: boolean })[];
export function facetHeaderRules(): {
  source: string;
  has: Has[];
  headers: { key: string; value: string }[];
}[];
