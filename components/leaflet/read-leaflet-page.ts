/** From 2: the first page is the leaflet's own address. null: not a page number. */
export function readLeafletPage(segment: string): number | null {
  return /^(?:[2-9]|[1-9]\d{1,2})$/.test(segment) ? Number(segment) : null;
}
