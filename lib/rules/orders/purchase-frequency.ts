import { DAY_MS } from "../dates/duration";
import { isPlaced } from "./statuses";

export type PastOrder = { dateIso: string; statusId: number; productIds: number[] };

export type FrequentProduct = {
  productId: number;
  times: number;
  /** Elapsed share of the usual interval: due from 1 on. */
  due: number;
};

const FIRST_INTERVAL_DAYS = 30;
const MAX_MISSED_INTERVALS = 4;

function frequencyOf(productId: number, times: number[], now: number): FrequentProduct {
  const [first = now] = times;
  const last = times.at(-1) ?? now;
  const interval =
    times.length > 1 ? Math.max(DAY_MS, (last - first) / (times.length - 1)) : FIRST_INTERVAL_DAYS * DAY_MS;
  return { productId, times: times.length, due: (now - last) / interval };
}

export function frequentProducts(orders: PastOrder[], now: Date): FrequentProduct[] {
  const bought = orders.filter(({ statusId }) => isPlaced(statusId));
  const timesOf = new Map<number, number[]>();
  for (const { dateIso, productIds } of bought) {
    const time = Date.parse(dateIso);
    if (!Number.isFinite(time)) continue;
    for (const id of new Set(productIds)) timesOf.set(id, [...(timesOf.get(id) ?? []), time]);
  }
  const isDue = ({ times, due }: FrequentProduct) => times > 1 && due >= 1;
  return [...timesOf]
    .map(([id, times]) =>
      frequencyOf(
        id,
        times.toSorted((a, b) => a - b),
        now.getTime(),
      ),
    )
    .filter(({ due }) => due < MAX_MISSED_INTERVALS)
    .sort((a, b) => Number(isDue(b)) - Number(isDue(a)) || b.times - a.times || b.due - a.due);
}
