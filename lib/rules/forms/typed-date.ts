const DIGITS_ONLY = /^(\d{2})(\d{2})(\d{4})$/;
const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAY_FIRST = /^(\d{1,2})[\s./–-]+(\d{1,2})[\s./–-]+(\d{4})$/;

/** A whole date as people type, paste or fill it in, as gg/mm/aaaa: 15031985, 15.3.1985, 15-03-1985, 1985-03-15. null: not whole. */
export function formatTypedDate(text: string): string | null {
  const trimmed = text.trim();
  const dayFirst = DIGITS_ONLY.exec(trimmed) ?? DAY_FIRST.exec(trimmed);
  const parts = dayFirst?.slice(1) ?? ISO_DATE.exec(trimmed)?.slice(1).toReversed();
  return parts?.map((part) => part.padStart(2, "0")).join("/") ?? null;
}
