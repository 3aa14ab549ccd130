import { isLocalUrl } from "../../../lib/rules/settings/local-address";
import type { BackendConfig } from "../../config";
import type { mail } from "../../db/schema";
import { escapeHtml } from "../../http/escape-html";
import { type Shop, shopLink } from "./shop-link";

type LinkedShop = Shop & Pick<BackendConfig, "BACKEND_PUBLIC_URL">;

type StoredEmail = Omit<typeof mail.$inferSelect, "mailId">;

export type RenderedEmail = Pick<StoredEmail, "recipient" | "subject" | "sentAt"> & {
  text: string;
  html: string;
};

/** The link follows the greeting and the first paragraph: what comes after can be long. */
const OPENING_PARAGRAPHS = 2;

/** Up to the punctuation of the sentence that it is in. */
const URL_PATTERN = /(https?:\/\/[^\s<>"«»]*[^\s<>"«».,;:!?'’)])/;

/** Every second part is a link. */
const linkify = (text: string) =>
  text
    .split(URL_PATTERN)
    .map(escapeHtml)
    .map((part, index) => (index % 2 === 1 ? `<a href="${part}">${part}</a>` : part))
    .join("");

const toHtml = (paragraphs: string[]) => `<p>${linkify(paragraphs.join("\n\n"))}</p>`;

/** STOREFRONT_URL is this machine by default, where readers of a shop on the internet find nothing. */
const hasUsableAddress = ({ STOREFRONT_URL, BACKEND_PUBLIC_URL }: LinkedShop) =>
  !isLocalUrl(STOREFRONT_URL) || isLocalUrl(BACKEND_PUBLIC_URL);

/** The only place where the stored path of a page becomes an address. */
export function renderEmail(
  shop: LinkedShop,
  { recipient, subject, sentAt, body, link }: StoredEmail,
): RenderedEmail {
  const paragraphs = body.split("\n\n");
  if (!link || !hasUsableAddress(shop))
    return { recipient, subject, sentAt, text: body, html: toHtml(paragraphs) };
  const { label, language, path } = link;
  const address = shopLink(shop, language, path);
  const opening = paragraphs.slice(0, OPENING_PARAGRAPHS);
  const rest = paragraphs.slice(OPENING_PARAGRAPHS);
  return {
    recipient,
    subject,
    sentAt,
    text: [...opening, `${label}:\n${address}`, ...rest].join("\n\n"),
    html: [
      toHtml(opening),
      `<p><a class="link" lang="${language}" href="${escapeHtml(address)}">${escapeHtml(label)}</a></p>`,
      toHtml(rest),
    ].join("\n"),
  };
}
