import type { RawWpDocument } from "../ebsn/schemas/wordpress";
import { htmlToText } from "../html/sanitize";
import type { ContentDocument } from "./domain";
import { markForms } from "./form-shortcodes";
import { localMediaUrl, localizeMediaUrls } from "./media-url";
import { stripShortcodes } from "./shortcodes";

const datePart = (text: string) => (/^\d{4}-\d{2}-\d{2}/.test(text) ? text.slice(0, 10) : "");

export function toDocument(raw: RawWpDocument, contentUrl: string): ContentDocument {
  const [media] = raw._embedded?.["wp:featuredmedia"] ?? [];
  const isProtected = raw.content?.protected ?? false;
  return {
    id: raw.id,
    slug: raw.slug,
    type: raw.type,
    title: htmlToText(raw.title?.rendered ?? ""),
    content: isProtected
      ? ""
      : localizeMediaUrls(stripShortcodes(markForms(raw.content?.rendered ?? "")), contentUrl),
    excerpt: isProtected ? "" : htmlToText(stripShortcodes(raw.excerpt?.rendered ?? "")),
    date: datePart(raw.date),
    modified: datePart(raw.modified),
    isProtected,
    picture: media?.source_url ? localMediaUrl(media.source_url, contentUrl) : "",
    pictureAlt: media?.alt_text ?? "",
    terms: (raw._embedded?.["wp:term"] ?? [])
      .flat()
      .filter(({ name }) => name)
      .map(({ name, slug, taxonomy }) => ({ name, slug, taxonomy })),
  };
}
