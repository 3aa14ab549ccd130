import type { RawWpDocument } from "../ebsn/schemas/wordpress";
import { textOf } from "../html/policy";
import type { ContentDocument } from "./domain";
import { markForms } from "./form-places";
import { ownMedia, withOwnMedia } from "./media-address";
import { withoutShortcodes } from "./shortcodes";

const day = (text: string) => (/^\d{4}-\d{2}-\d{2}/.test(text) ? text.slice(0, 10) : "");

export function toDocument(raw: RawWpDocument, contentUrl: string): ContentDocument {
  const [media] = raw._embedded?.["wp:featuredmedia"] ?? [];
  const isProtected = raw.content?.protected ?? false;
  return {
    id: raw.id,
    slug: raw.slug,
    type: raw.type,
    title: textOf(raw.title?.rendered ?? ""),
    content: isProtected
      ? ""
      : withOwnMedia(withoutShortcodes(markForms(raw.content?.rendered ?? "")), contentUrl),
    excerpt: isProtected ? "" : textOf(withoutShortcodes(raw.excerpt?.rendered ?? "")),
    date: day(raw.date),
    modified: day(raw.modified),
    isProtected,
    picture: media?.source_url ? ownMedia(media.source_url, contentUrl) : "",
    pictureAlt: media?.alt_text ?? "",
    terms: (raw._embedded?.["wp:term"] ?? [])
      .flat()
      .filter(({ name }) => name)
      .map(({ name, slug, taxonomy }) => ({ name, slug, taxonomy })),
  };
}
