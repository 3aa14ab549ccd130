import type { Letter } from "./outbox";

/** A letter of the shop: its paragraphs, signed. */
export const letter = (recipient: string, subject: string, ...paragraphs: string[]): Letter => ({
  recipient,
  subject,
  body: [...paragraphs, "A presto,\nMadia"].join("\n\n"),
});

/** An address of the storefront (`shop`), to be opened from a letter. */
export function shopLink(shop: string, path: string, query: Record<string, string> = {}): string {
  const text = new URLSearchParams(query).toString();
  return `${shop.replace(/\/+$/, "")}${path}${text && `?${text}`}`;
}
