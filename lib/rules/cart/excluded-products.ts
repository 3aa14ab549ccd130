import { availability } from "./locks";
import type { LockedProduct } from "./parse-locks";
import { canChoose, type DayLike, type SlotLike } from "../delivery/timeslots";

type LockedItem = { product: LockedProduct & { name: string } };

type Slot = SlotLike & { beginTime: string };

/** Products of a cart, by name, that none of the day's open slots can bring. Hours of ordering hold for every day: they exclude none. */
export function excludedProducts(
  items: LockedItem[],
  { dateIso, timeslots }: DayLike<Slot>,
  now: Date,
): string[] {
  const slots = timeslots.filter((slot) => slot.selected || canChoose(slot));
  const isExcluded = ({ product }: LockedItem) =>
    slots.every(({ beginTime }) => {
      const found = availability({ ...product, available: 1 }, { dateIso, beginTime }, now);
      return !found.available && !(found.reason === "cutOff" && found.until === null);
    });
  if (slots.length === 0) return [];
  return [...new Set(items.filter(isExcluded).map(({ product }) => product.name))];
}
