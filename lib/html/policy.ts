import "server-only";
import sanitize, { type Attributes, type IOptions, type Tag } from "sanitize-html";
import { decodeEntities } from "../ebsn/schemas/entities";
import { env } from "../env";
import { resolveLink } from "./links";
import { videoId } from "./video";

const TEXT_TAGS = [
  ...["p", "div", "section", "article", "span", "br", "hr", "h2", "h3", "h4", "h5", "h6"],
  ...[
    "strong",
    "b",
    "em",
    "i",
    "u",
    "s",
    "del",
    "ins",
    "small",
    "sub",
    "sup",
    "mark",
    "abbr",
    "time",
    "code",
  ],
  ...["ul", "ol", "li", "dl", "dt", "dd", "blockquote", "q", "cite", "figure", "figcaption"],
  ...["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td", "colgroup", "col"],
  ...["a", "img"],
];

const COLOUR = [/^#[0-9a-f]{3,8}$/i, /^rgba?\([\d\s,.%/]{3,40}\)$/i, /^[a-z]{3,20}$/i];
const SIZE = [/^\d{1,4}(?:\.\d+)?(?:px|%|em|rem)$/];
const CLASS = /^[a-z][\w-]{0,60}$/i;

/** Places of a text that links lead to (notes, a table of contents), apart from the ids of the page itself. */
const PLACE = "t-";
const placeOf = (id: string) => (id.startsWith(PLACE) ? id : `${PLACE}${id}`);
const isPlace = (id: string | undefined): id is string =>
  id !== undefined && /^[a-z\d][\w:.-]{0,79}$/i.test(id);

function link(_tag: string, { href, title, class: names, id, name }: Attributes): Tag {
  const place = [id, name].find(isPlace);
  const attribs: Attributes = {
    ...(title ? { title } : {}),
    ...(names ? { class: names } : {}),
    ...(place ? { id: placeOf(place) } : {}),
  };
  const inText = href?.startsWith("#") ? href.slice(1) : undefined;
  if (isPlace(inText)) return { tagName: "a", attribs: { ...attribs, href: `#${placeOf(inText)}` } };
  const found = href === undefined || inText !== undefined ? null : resolveLink(href, env().linkHosts);
  if (!found) return { tagName: "span", attribs };
  const outside: Attributes = found.isOutside ? { target: "_blank", rel: "noopener noreferrer" } : {};
  const video = videoId(found.href);
  const facade: Attributes = video ? { "data-video": video } : {};
  return { tagName: "a", attribs: { ...attribs, href: found.href, ...outside, ...facade } };
}

function picture(_tag: string, { src, alt, width, height, class: names }: Attributes): Tag {
  const found = src === undefined ? null : resolveLink(src, env().linkHosts);
  const isShown = found !== null && /^(?:https?:|\/)/.test(found.href);
  const attribs: Attributes = {
    ...(isShown ? { src: found.href } : {}),
    alt: alt ?? "",
    ...(width && /^\d{1,4}$/.test(width) ? { width } : {}),
    ...(height && /^\d{1,4}$/.test(height) ? { height } : {}),
    ...(names ? { class: names } : {}),
    loading: "lazy",
    decoding: "async",
  };
  return { tagName: "img", attribs };
}

function keepSafeNames(tagName: string, attribs: Attributes) {
  const { class: names, id, ...rest } = attribs;
  const safe = (names ?? "").split(/\s+/).filter((name) => CLASS.test(name));
  const kept = isPlace(id) ? { ...rest, id: placeOf(id) } : rest;
  return { tagName, attribs: safe.length > 0 ? { ...kept, class: safe.join(" ") } : kept };
}

const OPTIONS: IOptions = {
  allowedTags: TEXT_TAGS,
  allowedAttributes: {
    "*": ["class", "style", "lang", "title", "id"],
    a: ["href", "target", "rel", "data-video"],
    img: ["src", "alt", "width", "height", "loading", "decoding"],
    th: ["colspan", "rowspan", "scope"],
    td: ["colspan", "rowspan"],
    col: ["span"],
    ol: ["start"],
    time: ["datetime"],
  },
  allowedStyles: {
    "*": {
      color: COLOUR,
      "background-color": COLOUR,
      "text-align": [/^(?:left|right|center|justify)$/],
      "font-weight": [/^(?:normal|bold|[1-9]00)$/],
      "font-style": [/^(?:normal|italic)$/],
      "text-decoration": [/^(?:none|underline|line-through)$/],
      width: SIZE,
      "max-width": SIZE,
    },
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  nonTextTags: [
    "script",
    "style",
    "textarea",
    "option",
    "noscript",
    "template",
    "iframe",
    "object",
    "svg",
    "math",
    "title",
    "xmp",
  ],
  nestingLimit: 40,
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
  transformTags: {
    a: link,
    img: picture,
    h1: "h2",
    "*": keepSafeNames,
  },
};

const LONGEST = 200_000;

/** Markup of a backend made harmless: the one policy all of it goes through before it is shown. */
export function cleanHtml(markup: string): string {
  return sanitize(markup.slice(0, LONGEST), OPTIONS).trim();
}

/** The words of a markup, without any of it. */
export function textOf(markup: string): string {
  const spaced = markup.slice(0, LONGEST).replace(/<(?:br|\/(?:p|div|li|tr|t[dh]|h\d))\b[^>]*>/gi, "$& ");
  const text = sanitize(spaced, { allowedTags: [], allowedAttributes: {}, nonTextTags: OPTIONS.nonTextTags });
  return decodeEntities(text).replace(/\s+/g, " ").trim();
}
