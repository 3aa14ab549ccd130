/** Gateway query of the list, or the slug of a single product. */
export type ListQuery = Record<string, string | number | boolean | undefined>;

/** The gateway takes flat parameters: several values of one facet are joined by commas. */
export function listQuery(
  params: Record<string, string | number | boolean | string[] | undefined>,
): ListQuery {
  const entries = Object.entries(params).filter(([, value]) => value !== undefined && value !== "");
  return Object.fromEntries(
    entries.map(([key, value]) => [key, Array.isArray(value) ? value.join(",") : value]),
  );
}
