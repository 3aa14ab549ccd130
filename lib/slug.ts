const SEGMENT = /^[\p{L}\p{N}][\p{L}\p{N}._'~-]{0,149}$/u;
const MAX_SEGMENTS = 6;

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return "";
  }
}

/** null when the path cannot be a slug: such paths are never requested from the API or cached. */
export function readSlug(segments: string | string[]): string | null {
  const parts = [segments].flat().map(decodeSegment);
  return parts.length <= MAX_SEGMENTS && parts.every((part) => SEGMENT.test(part)) ? parts.join("/") : null;
}
