import { decodeSegment } from "./decode-segment";

/** For a character class of a regular expression with the flag `u`. */
export const SLUG_CHARACTERS = "\\p{L}\\p{N}._'~-";
const SEGMENT = new RegExp(`^[\\p{L}\\p{N}][${SLUG_CHARACTERS}]{0,149}$`, "u");
const MAX_SEGMENTS = 6;

/** null when the path cannot be a slug: such paths are never requested from the API or cached. */
export function readSlug(segments: string | string[]): string | null {
  const parts = [segments].flat().map((segment) => decodeSegment(segment) ?? "");
  return parts.length <= MAX_SEGMENTS && parts.every((part) => SEGMENT.test(part)) ? parts.join("/") : null;
}
