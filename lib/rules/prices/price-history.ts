import { addDays, daysBetween } from "../dates/shop-time";

/** `at` is an ISO instant; null: not on sale. */
type PriceChange = { at: string; cents: number | null };

/** One price, from the beginning of the first day to the end of the last (YYYY-MM-DD). */
export type PriceStep = { from: string; to: string; cents: number | null };

/** The prices of the last `days` days, today included; a day with several prices counts with its last. */
export function priceSteps(
  changes: readonly PriceChange[],
  today: string,
  days: number,
  dayOf: (at: string) => string,
): PriceStep[] {
  const first = addDays(today, 1 - days);
  const byDay = new Map<string, number | null>();
  for (const { at, cents } of changes) byDay.set(dayOf(at), cents);
  const starts = [...byDay].filter(([day]) => day <= today).sort(([a], [b]) => (a < b ? -1 : 1));
  const steps: PriceStep[] = [];
  starts.forEach(([day, cents], index) => {
    const next = starts[index + 1]?.[0];
    const to = next ? addDays(next, -1) : today;
    const last = steps.at(-1);
    if (to < first) return;
    if (last && last.cents === cents) last.to = to;
    else steps.push({ from: day < first ? first : day, to, cents });
  });
  return steps;
}

export function lowestPrice(steps: readonly PriceStep[], today: string, days: number): number | null {
  const first = addDays(today, 1 - days);
  const cents = steps.flatMap((step) => (step.to >= first && step.cents !== null ? [step.cents] : []));
  return cents.length > 0 ? Math.min(...cents) : null;
}

export function stepPath(steps: readonly PriceStep[], width: number, height: number): string {
  const prices = steps.flatMap(({ cents }) => cents ?? []);
  const [start, end] = [steps[0]?.from, steps.at(-1)?.to];
  if (prices.length === 0 || start === undefined || end === undefined) return "";
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const length = daysBetween(start, end) + 1;
  const x = (days: number) => Math.round((days * width) / length);
  const y = (cents: number) =>
    high === low ? Math.round(height / 2) : Math.round(((high - cents) * height) / (high - low));
  let isDrawing = false;
  return steps
    .map(({ from, to, cents }) => {
      if (cents === null) {
        isDrawing = false;
        return "";
      }
      const begin = x(daysBetween(start, from));
      const line = isDrawing ? `V${y(cents)}` : `M${begin} ${y(cents)}`;
      isDrawing = true;
      return `${line}H${x(daysBetween(start, to) + 1)}`;
    })
    .join("");
}
