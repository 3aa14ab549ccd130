import { decodeSegment } from "./decode-segment";

const SEGMENT = /^[\p{L}\p{N}][\p{L}\p{N}._'~-]{0,149}$/u;
const MAX_SEGMENTS = 6;

/** null when the path cannot be a slug: such paths are never requested from the API or cached. */
export function readSlug(segments: string | string[]): string | null {
  const parts = [segments].flat().map((segment) => decodeSegment(segment) ?? "");
  return parts.length <= MAX_SEGMENTS && parts.every((part) => SEGMENT.test(part)) ? parts.join("/") : null;
}
