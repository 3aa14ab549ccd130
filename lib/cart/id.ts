import { LARGEST_ID } from "@/lib/rules/id";

/** An id from a path or a query; null for anything no id can be. */
export function toId(text: string | string[] | undefined): number | null {
  if (typeof text !== "string" || !/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= LARGEST_ID ? id : null;
}
