import type { RawWpDocument } from "../ebsn/schemas/wordpress";
import { htmlToText } from "../html/sanitize";
import { isIsoDate } from "../rules/dates/is-iso-date";
import type { ContentDocument } from "./domain";
import { markForms } from "./form-shortcodes";
import { localMediaUrl, localizeMediaUrls } from "./media-url";
import { stripShortcodes } from "./shortcodes";

function datePart(text: string): string {
  const day = text.slice(0, 10);
  return isIsoDate(day) ? day : "";
}

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
