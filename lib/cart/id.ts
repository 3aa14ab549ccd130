/** The largest number EBSN keeps as an id. */
const LARGEST_ID = 2_147_483_647;

/** An id from a path or a query; null for anything no id can be. */
export function toId(text: string | string[] | undefined): number | null {
  if (typeof text !== "string" || !/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= LARGEST_ID ? id : null;
}
