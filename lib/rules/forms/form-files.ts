const MEGABYTE = 1024 * 1024;

export const MAX_FILE_MB = 4;
export const MAX_FILES_MB = 8;
export const MAX_FILE_BYTES = MAX_FILE_MB * MEGABYTE;
export const MAX_FILES_BYTES = MAX_FILES_MB * MEGABYTE;

export const MAX_FORM_BODY_BYTES = Math.ceil((MAX_FILES_BYTES * 4) / 3) + 256 * 1024;

export const DEFAULT_FILE_EXTENSIONS = ["pdf", "jpg", "jpeg", "png", "webp", "doc", "docx", "odt", "txt"];

/** A form that cannot be read counts as one without files. */
export const hasFileField = async (form: Promise<{ fields: { kind: string }[] } | null>): Promise<boolean> =>
  (await form.catch(() => null))?.fields.some(({ kind }) => kind === "file") ?? false;

export function fileExtension(fileName: string): string {
  return /\.([a-z0-9]{1,8})$/i.exec(fileName)?.[1]?.toLowerCase() ?? "";
}

export function base64Bytes(content: string): number | null {
  if (content.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(content)) return null;
  return (content.length / 4) * 3 - (content.endsWith("==") ? 2 : content.endsWith("=") ? 1 : 0);
}
