import type { Availability } from "../../../lib/rules/cart/locks";
import { formatMinutes, type HourRange } from "../../../lib/rules/dates/clock-times";
import { DAY_MS } from "../../../lib/rules/dates/duration";
import { isBarredFromLocker } from "../../../lib/rules/cart/locker-sale";
import { roundQuantity } from "../../../lib/rules/quantities/round-quantity";
import type { Message } from "../../envelope";
import { productAvailability } from "../catalogue/availability";
import { translatedMessage } from "../lang/translated-message";
import type { Translator } from "../lang/translator";
import type { Slot } from "../timeslot/slots";
import type { Article, Line } from "./items";
import { isLoose } from "./selling-rule";

export const NOT_AVAILABLE = "error.icsmallcart.error.product.not.available";

export type Notice =
  | { reason: "notSold" | "noPrice" | "notAtLocker" }
  | { reason: "short"; stock: number; isWeighed: boolean }
  | Exclude<Availability, { available: true }>;

/** 1 = Sunday, as EBSN counts. */
const A_SUNDAY = Date.UTC(2026, 10, 1);

const hoursText = ({ t }: Translator, hours: HourRange[]) =>
  hours
    .map(({ begin, end }) => t("cartLine.hours", { begin: formatMinutes(begin), end: formatMinutes(end) }))
    .join(t("cartLine.and"));

const weekdaysText = ({ t, longDay }: Translator, weekDays: number[]) =>
  weekDays.map((day) => longDay(new Date(A_SUNDAY + (day - 1) * DAY_MS), "weekday")).join(t("cartLine.and"));

function noticeText(notice: Notice, translator: Translator): string {
  const { t, longDay, quantity } = translator;
  switch (notice.reason) {
    case "short":
      return t(notice.isWeighed ? "cartLine.shortWeight" : "cartLine.shortPieces", {
        stock: notice.stock,
        quantity: quantity(notice.stock),
      });
    case "leadTime":
      return t("cartLine.leadTime", {
        from: notice.day ? longDay(new Date(notice.day), "day") : longDay(notice.from, "instant"),
      });
    case "dayLock":
      return t("cartLine.dayLock", { days: weekdaysText(translator, notice.weekDays) });
    case "hourLock":
      return t("cartLine.hourLock", { hours: hoursText(translator, notice.hours) });
    case "cutOff":
      return notice.until
        ? t("cartLine.cutOff", { until: longDay(notice.until, "instant") })
        : t("cartLine.orderHours", { hours: hoursText(translator, notice.hours) });
    default:
      return t(`cartLine.${notice.reason}`);
  }
}

export const noticeMessage = (notice: Notice, translator: Translator): Message => ({
  code: NOT_AVAILABLE,
  message: noticeText(notice, translator),
});

export const shortMessage = (stock: number, isWeighed: boolean): Message =>
  translatedMessage(NOT_AVAILABLE, (translator) =>
    noticeText({ reason: "short", stock, isWeighed }, translator),
  );

type ProductArticleRow = Extract<Article, { kind: "product" }>["row"];

/** The slot is null where none is chosen, or it is closed. */
export type Destination = { deliveryServiceId: number; slot: Slot | null };

function findLock(
  row: ProductArticleRow,
  { deliveryServiceId, slot }: Destination,
  now: Date,
): Notice | null {
  const features = row.classRows.map(({ name }) => name);
  if (isBarredFromLocker(deliveryServiceId, features)) return { reason: "notAtLocker" };
  const lockSlot = slot && { dateIso: slot.date, beginTime: slot.row.beginTime };
  const found = productAvailability(row, lockSlot, now);
  return found.available ? null : found;
}

export function lockNotice(row: ProductArticleRow, destination: Destination, now: Date): Message | null {
  const lock = findLock(row, destination, now);
  return lock && translatedMessage(NOT_AVAILABLE, (translator) => noticeText(lock, translator));
}

/** What the cart has of the product of this line, on all lines: stock is taken for them together. */
const quantityOfProduct = ({ item: { productId } }: Line, lines: Line[]): number =>
  roundQuantity(lines.reduce((sum, { item }) => sum + (item.productId === productId ? item.quantity : 0), 0));

/** `blocked`: cannot be delivered as chosen. `lines`: the whole cart. */
export function lineNotices(
  line: Line,
  lines: Line[],
  destination: Destination,
  now: Date,
): { blocked: boolean; notices: Notice[] } {
  const { article } = line;
  if (article.kind === "packaging") return { blocked: false, notices: [] };
  if (!article.isSold) return { blocked: true, notices: [{ reason: "notSold" }] };
  const { stock, priceCents, infos } = article.row;
  if (priceCents === null) return { blocked: true, notices: [{ reason: "noPrice" }] };
  const lock = findLock(article.row, destination, now);
  if (lock) return { blocked: true, notices: [lock] };
  if (stock === null || stock >= quantityOfProduct(line, lines)) return { blocked: false, notices: [] };
  return { blocked: false, notices: [{ reason: "short", stock, isWeighed: isLoose(infos) }] };
}
