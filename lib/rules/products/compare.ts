const MAX_COMPARED = 4;

type ComparedRef = { slug: string; name: string };

/** The list with the product once, or without it; drops the oldest at the limit. */
export function includeCompared<Each extends ComparedRef>(
  list: readonly Each[],
  product: Each,
  isCompared: boolean,
): Each[] {
  const others = list.filter(({ slug }) => slug !== product.slug);
  return isCompared ? [...others, product].slice(-MAX_COMPARED) : others;
}

const SLUG = /^[\p{L}\p{N}._'~-]{1,200}$/u;

export function readCompared(value: string | string[] | undefined): string[] {
  const slugs = (Array.isArray(value) ? value : [value ?? ""]).filter((slug) => SLUG.test(slug));
  return [...new Set(slugs)].slice(0, MAX_COMPARED);
}

type Table = { rows: { label: string; value: string }[] } | null;

export function alignRows(tables: readonly Table[]): { label: string; values: string[] }[] {
  const byLabel = new Map<string, { label: string; values: string[] }>();
  tables.forEach((table, column) => {
    for (const { label, value } of table?.rows ?? []) {
      const key = label.toLowerCase();
      const row = byLabel.get(key) ?? { label, values: tables.map(() => "") };
      row.values[column] ||= value;
      byLabel.set(key, row);
    }
  });
  return [...byLabel.values()];
}
