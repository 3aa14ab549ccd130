/** Without line breaks and control characters, for a name within other text. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, " ").trim();
