import { availability, type Availability } from "../../../lib/rules/locks";
import { formatMinutes, type HourRange } from "../../../lib/rules/clock-times";
import type { Message } from "../../envelope";
import { DEFAULT_LANGUAGE } from "../../languages";
import { type Words, wordsOf } from "../mail/words";
import type { Slot } from "../timeslot/slots";
import type { Article, Line } from "./items";

export const NOT_AVAILABLE = "error.icsmallcart.error.product.not.available";

/** What is wrong with a line; said in the language of whoever looks at the cart. */
export type Notice =
  | { reason: "notSold" | "noPrice" }
  | { reason: "short"; stock: number; isWeighed: boolean }
  | Exclude<Availability, { available: true }>;

/** 1 = Sunday, as EBSN counts. */
const A_SUNDAY = Date.UTC(2026, 10, 1);
const DAY_MS = 86_400_000;

const hoursText = ({ text }: Words, hours: HourRange[]) =>
  hours
    .map(({ begin, end }) => text("cartLine.hours", { begin: formatMinutes(begin), end: formatMinutes(end) }))
    .join(text("cartLine.and"));

const weekdaysText = ({ text, longDay }: Words, weekDays: number[]) =>
  weekDays
    .map((day) => longDay(new Date(A_SUNDAY + (day - 1) * DAY_MS), "weekday"))
    .join(text("cartLine.and"));

function noticeText(notice: Notice, words: Words): string {
  const { text, longDay, quantity } = words;
  switch (notice.reason) {
    case "short":
      return text(notice.isWeighed ? "cartLine.shortWeight" : "cartLine.shortPieces", {
        quantity: quantity(notice.stock),
      });
    case "leadTime":
      return text("cartLine.leadTime", {
        from: notice.day ? longDay(new Date(notice.day), "day") : longDay(notice.from, "instant"),
      });
    case "dayLock":
      return text("cartLine.dayLock", { days: weekdaysText(words, notice.weekDays) });
    case "hourLock":
      return text("cartLine.hourLock", { hours: hoursText(words, notice.hours) });
    case "cutOff":
      return notice.until
        ? text("cartLine.cutOff", { until: longDay(notice.until, "instant") })
        : text("cartLine.orderHours", { hours: hoursText(words, notice.hours) });
    default:
      return text(`cartLine.${notice.reason}`);
  }
}

export const noticeMessage = (notice: Notice, words: Words): Message => ({
  code: NOT_AVAILABLE,
  message: noticeText(notice, words),
});

type ProductArticleRow = Extract<Article, { kind: "product" }>["row"];

function findLock(row: ProductArticleRow, slot: Slot | null, now: Date): Notice | null {
  const found = availability(
    {
      available: row.stock ?? 1,
      dayLock: row.dayLock,
      leadTimeHours: Number(row.infos.LEAD_TIME) || 0,
      lockCutoff: row.infos.PRODUCT_LOCK_CUTOFF ?? "",
    },
    slot ? { dateIso: slot.date, beginTime: slot.row.beginTime } : null,
    now,
  );
  return found.available ? null : found;
}

/** In the shop's own language. */
export function lockNotice(row: ProductArticleRow, slot: Slot | null, now: Date): Message | null {
  const lock = findLock(row, slot, now);
  return lock && noticeMessage(lock, wordsOf(DEFAULT_LANGUAGE));
}

/** `blocked`: cannot be delivered as chosen. */
export function lineNotices(
  { item, article }: Line,
  slot: Slot | null,
  now: Date,
): { blocked: boolean; notices: Notice[] } {
  if (article.kind === "packaging") return { blocked: false, notices: [] };
  if (!article.isSold) return { blocked: true, notices: [{ reason: "notSold" }] };
  const { stock, priceCents, infos } = article.row;
  if (priceCents === null) return { blocked: true, notices: [{ reason: "noPrice" }] };
  const lock = findLock(article.row, slot, now);
  if (lock) return { blocked: true, notices: [lock] };
  if (stock === null || stock >= item.quantity) return { blocked: false, notices: [] };
  const isWeighed = infos.TIPOLOGIA === "Sfuso";
  return { blocked: false, notices: [{ reason: "short", stock, isWeighed }] };
}
