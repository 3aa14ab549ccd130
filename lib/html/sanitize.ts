import "server-only";
import sanitize, { type Attributes, type IOptions, type Tag } from "sanitize-html";
import { decodeEntities } from "../ebsn/schemas/html-entities";
import { anchorProps } from "./anchor-props";
import { shopLink } from "./shop-link";
import { videoId } from "./video";

const ALLOWED_TAGS = [
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

/** Anchors in content get a prefix, so that they cannot clash with ids of the page. */
const ANCHOR_PREFIX = "t-";
const anchorId = (id: string) => (id.startsWith(ANCHOR_PREFIX) ? id : `${ANCHOR_PREFIX}${id}`);
const isAnchorId = (id: string | undefined): id is string =>
  id !== undefined && /^[a-z\d][\w:.-]{0,79}$/i.test(id);

function transformLink(_tag: string, { href, title, class: classNames, id, name }: Attributes): Tag {
  const anchor = [id, name].find(isAnchorId);
  const attribs: Attributes = {
    ...(title ? { title } : {}),
    ...(classNames ? { class: classNames } : {}),
    ...(anchor ? { id: anchorId(anchor) } : {}),
  };
  const fragment = href?.startsWith("#") ? href.slice(1) : undefined;
  if (isAnchorId(fragment)) return { tagName: "a", attribs: { ...attribs, href: `#${anchorId(fragment)}` } };
  const resolved = href === undefined || fragment !== undefined ? null : shopLink(href);
  if (!resolved) return { tagName: "span", attribs };
  return { tagName: "a", attribs: { ...attribs, ...anchorProps(resolved) } };
}

const VIDEO_TEXT = "Video";

/** Video players become links to the video; other frames are removed. */
function transformFrame(tagName: string, { src, title }: Attributes): Tag {
  const video = videoId(src?.startsWith("//") ? `https:${src}` : (src ?? ""));
  if (!video) return { tagName, attribs: {} };
  const link = transformLink("a", { href: `https://www.youtube.com/watch?v=${video}` });
  return { ...link, text: title?.trim() || VIDEO_TEXT };
}

/** An unresolved WordPress embed is a URL between tags. */
const UNRESOLVED_EMBED =
  /(<div class="wp-block-embed__wrapper">)\s*(https?:\/\/[^\s<>"']{1,300})\s*(?=<\/div>)/g;

const linkEmbeds = (markup: string) =>
  markup.replace(
    UNRESOLVED_EMBED,
    (_all, open: string, href: string) => `${open}<a href="${href}">${href}</a>`,
  );

function transformImage(_tag: string, { src, alt, width, height, class: classNames }: Attributes): Tag {
  const resolved = src === undefined ? null : shopLink(src);
  const isShown = resolved !== null && /^(?:https?:|\/)/.test(resolved.href);
  const attribs: Attributes = {
    ...(isShown ? { src: resolved.href } : {}),
    alt: alt ?? "",
    ...(width && /^\d{1,4}$/.test(width) ? { width } : {}),
    ...(height && /^\d{1,4}$/.test(height) ? { height } : {}),
    ...(classNames ? { class: classNames } : {}),
    loading: "lazy",
    decoding: "async",
  };
  return { tagName: "img", attribs };
}

function filterClassAndId(tagName: string, attribs: Attributes) {
  const { class: classNames, id, ...rest } = attribs;
  const safe = (classNames ?? "").split(/\s+/).filter((name) => CLASS.test(name));
  const filtered = isAnchorId(id) ? { ...rest, id: anchorId(id) } : rest;
  return { tagName, attribs: safe.length > 0 ? { ...filtered, class: safe.join(" ") } : filtered };
}

const OPTIONS: IOptions = {
  allowedTags: ALLOWED_TAGS,
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
    a: transformLink,
    iframe: transformFrame,
    img: transformImage,
    h1: "h2",
    "*": filterClassAndId,
  },
};

const MAX_LENGTH = 200_000;
const MAX_TAGS = 10_000;

/** The parser is quadratic in the nesting depth. */
function bounded(markup: string): string {
  const start = markup.slice(0, MAX_LENGTH);
  let end = start.indexOf("<");
  for (let tags = 0; tags < MAX_TAGS && end >= 0; tags += 1) end = start.indexOf("<", end + 1);
  return end < 0 ? start : start.slice(0, end);
}

export function sanitizeHtml(markup: string): string {
  return sanitize(linkEmbeds(bounded(markup)), OPTIONS).trim();
}

export function htmlToText(markup: string): string {
  const spaced = bounded(markup).replace(/<(?:br|\/(?:p|div|li|tr|t[dh]|h\d))\b[^<>]*>/gi, "$& ");
  const text = sanitize(spaced, { allowedTags: [], allowedAttributes: {}, nonTextTags: OPTIONS.nonTextTags });
  return decodeEntities(text).replace(/\s+/g, " ").trim();
}
