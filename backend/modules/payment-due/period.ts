/** YYYY-MM that a summary invoice due on this date covers: the month before. */
export function invoicePeriod(dueDate: string): string {
  const [year = 0, month = 0] = dueDate.split("-").map(Number);
  const previous = new Date(Date.UTC(year, month - 2, 1));
  return previous.toISOString().slice(0, 7);
}

export const monthName = (period: string): string =>
  new Intl.DateTimeFormat("it", { month: "long", timeZone: "UTC" }).format(
    new Date(`${period}-01T12:00:00Z`),
  );
