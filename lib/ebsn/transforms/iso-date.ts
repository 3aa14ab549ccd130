/** "DD/MM/YYYY" or ISO → "YYYY-MM-DD"; "" when it is neither. */
export function toIsoDate(date: string): string {
  const italian = /^(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(date);
  if (italian) return `${italian[3]}-${italian[2]!.padStart(2, "0")}-${italian[1]!.padStart(2, "0")}`;
  return /^\d{4}-\d{2}-\d{2}/.test(date) ? date.slice(0, 10) : "";
}

export const isInstant = (text: string): boolean => !Number.isNaN(Date.parse(text));
