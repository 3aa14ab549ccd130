const SEGMENT = /^[\p{L}\p{N}][\p{L}\p{N}._'~-]{0,149}$/u;
const DEEPEST = 6;

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return "";
  }
}

/** The slug a path names, or null when no shop has slugs of that shape: then nothing is asked and nothing is kept. */
export function readSlug(segments: string | string[]): string | null {
  const parts = [segments].flat().map(decoded);
  return parts.length <= DEEPEST && parts.every((part) => SEGMENT.test(part)) ? parts.join("/") : null;
}
