import { availability } from "./locks";
import type { LockedProduct } from "./parse-locks";
import { canChoose, type DayLike, type SlotLike } from "./timeslots";

type LockedItem = { product: LockedProduct };

type Slot = SlotLike & { beginTime: string };

/** Items of a cart that none of the day's open slots can bring. Hours of ordering hold for every day: they exclude none. */
export function excludedItems<Item extends LockedItem>(
  items: Item[],
  { dateIso, timeslots }: DayLike<Slot>,
  now: Date,
): Item[] {
  const slots = timeslots.filter((slot) => slot.selected || canChoose(slot));
  const isExcluded = ({ product }: Item) =>
    slots.every(({ beginTime }) => {
      const found = availability({ ...product, available: 1 }, { dateIso, beginTime }, now);
      return !found.available && !(found.reason === "cutOff" && found.until === null);
    });
  return slots.length === 0 ? [] : items.filter(isExcluded);
}
