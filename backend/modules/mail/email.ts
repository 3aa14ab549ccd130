import { brand } from "../../../brand.config";
import type { Email } from "./outbox";

export const composeEmail = (recipient: string, subject: string, ...paragraphs: string[]): Email => ({
  recipient,
  subject,
  body: [...paragraphs, `A presto,\n${brand.name}`].join("\n\n"),
});

export function shopLink(storefrontUrl: string, path: string, query: Record<string, string> = {}): string {
  const text = new URLSearchParams(query).toString();
  return `${storefrontUrl.replace(/(?<!\/)\/+$/, "")}${path}${text && `?${text}`}`;
}
