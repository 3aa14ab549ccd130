const MEGABYTE = 1024 * 1024;

export const MOST_FILE_MB = 4;
export const MOST_FILES_MB = 8;
export const MOST_FILE_BYTES = MOST_FILE_MB * MEGABYTE;
export const MOST_FILES_BYTES = MOST_FILES_MB * MEGABYTE;

/** A whole submission: its files in base64 and its words. */
export const MOST_FORM_BODY_BYTES = Math.ceil((MOST_FILES_BYTES * 4) / 3) + 256 * 1024;

/** Accepted where a form says nothing. */
export const USUAL_ENDINGS = ["pdf", "jpg", "jpeg", "png", "webp", "doc", "docx", "odt", "txt"];

export function endingOf(fileName: string): string {
  return /\.([a-z0-9]{1,8})$/i.exec(fileName)?.[1]?.toLowerCase() ?? "";
}

/** Size of what base64 text holds; null when it is none. */
export function base64Bytes(content: string): number | null {
  if (content.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(content)) return null;
  return (content.length / 4) * 3 - (content.endsWith("==") ? 2 : content.endsWith("=") ? 1 : 0);
}
