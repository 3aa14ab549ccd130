/** `text` as it is, within a LIKE pattern. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, "\\$&");
