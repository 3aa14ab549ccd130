import type { ProductList } from "@/lib/ebsn/domain/product";
import { DEFERRED_FACETS, FILTER } from "@/lib/catalogue/listing-filter";
import type { ListQuery } from "./list-query";

export type Field = [name: string, value: string];

export const readForm = (form: HTMLFormElement): Field[] =>
  [...new FormData(form)].map(([name, value]) => [name, String(value)]);

function join(fields: Field[], separatorOf: (name: string) => string): Map<string, string> {
  const joined = new Map<string, string>();
  for (const [name, value] of fields) {
    const before = joined.get(name);
    joined.set(name, before ? `${before}${separatorOf(name)}${value}` : value);
  }
  return joined;
}

/** Several values are joined as links write them. */
export function toQueryString(fields: Field[]): string {
  const joined = join(fields, (name) => (name === FILTER ? ";" : ","));
  const query = new URLSearchParams([...joined]).toString();
  return query.replaceAll("%2C", ",").replaceAll("%3A", ":").replaceAll("%3B", ";");
}

/** null: not known. */
export async function readProductCount(
  fields: Field[],
  query: ListQuery,
  names: string[],
): Promise<number | null> {
  const values = join(fields, () => ",");
  // The gateway knows no other facets, and would count products without them.
  if (values.has(FILTER)) return null;
  const selected = [...new Set([...names, ...DEFERRED_FACETS])].flatMap((name) => {
    const value = values.get(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  const { path = "products", ...params } = { ...query, ...Object.fromEntries(selected), page_size: 1 };
  return import("@/lib/api/api-fetch")
    .then(({ apiFetch }) => apiFetch<ProductList>(String(path), { params }))
    .then(
      ({ page }) => page.items,
      () => null,
    );
}
