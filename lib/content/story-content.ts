import type { Story } from "./stories";

export type StoryPiece =
  | { kind: "heading"; text: string }
  | { kind: "text"; html: string }
  | { kind: "picture"; src: string; alt: string };

export type StoryContent = { title: string; intro: string; pieces: StoryPiece[] };

type Fields = Record<string, unknown>;

const MAX_DEPTH = 4;
const MAX_PIECES = 200;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const textOf = (fields: Fields, ...names: string[]): string =>
  names
    .map((name) => fields[name])
    .find((value): value is string => typeof value === "string" && value !== "") ?? "";

/** A picture is a URL or an object with one. */
function pictureOf(fields: Fields): StoryPiece | null {
  const image = fields.image ?? fields.picture;
  const src = isFields(image) ? textOf(image, "filename", "src", "url") : textOf(fields, "image", "picture");
  const alt = isFields(image) ? textOf(image, "alt") : textOf(fields, "alt");
  return src ? { kind: "picture", src, alt } : null;
}

function piecesOf(value: unknown, depth: number): StoryPiece[] {
  if (!isFields(value) || depth > MAX_DEPTH) return [];
  const picture = pictureOf(value);
  const text = textOf(value, "text", "content", "html");
  const heading = textOf(value, "title", "headline");
  const isHeading = /head|title/i.test(textOf(value, "component"));
  return [
    ...(heading ? [{ kind: "heading" as const, text: heading }] : []),
    ...(text ? [isHeading ? { kind: "heading" as const, text } : { kind: "text" as const, html: text }] : []),
    ...(picture ? [picture] : []),
    ...[value.body, value.columns, value.blocks].flat().flatMap((child) => piecesOf(child, depth + 1)),
  ];
}

export function readStoryContent({ name, content }: Pick<Story, "name" | "content">): StoryContent {
  const { title: _title, headline: _headline, ...rest } = content;
  return {
    title: textOf(content, "title", "headline") || name,
    intro: textOf(content, "intro", "subtitle"),
    pieces: piecesOf(rest, 0).slice(0, MAX_PIECES),
  };
}
