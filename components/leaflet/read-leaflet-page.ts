/** The page an address names, from 2: the first has the leaflet's own address. null: no page's number. */
export function readLeafletPage(segment: string): number | null {
  return /^(?:[2-9]|[1-9]\d{1,2})$/.test(segment) ? Number(segment) : null;
}
