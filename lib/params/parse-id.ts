import { MAX_ID } from "../rules/id";

export function parseId(text: string | string[] | undefined): number | null {
  if (typeof text !== "string" || !/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= MAX_ID ? id : null;
}
