import { availability, type Availability } from "../../../lib/rules/locks";
import type { HourRange } from "../../../lib/rules/clock-times";
import type { Message } from "../../envelope";
import type { Slot } from "../timeslot/slots";
import type { Article, Line } from "./items";
import { formatNumber } from "./quantity-check";

export const NOT_AVAILABLE = "error.icsmallcart.error.product.not.available";

const unavailable = (message: string): Message => ({ code: NOT_AVAILABLE, message });

const NOT_SOLD = unavailable(
  "Il negozio scelto non vende questo articolo: toglilo dal carrello o cambia negozio.",
);

const DAYS = ["domenica", "lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato"];
const dayAndTime = new Intl.DateTimeFormat("it-IT", {
  timeZone: "Europe/Rome",
  weekday: "long",
  day: "numeric",
  month: "long",
  hour: "2-digit",
  minute: "2-digit",
});

const formatMinutes = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

function lockMessage(lock: Exclude<Availability, { available: true }>): string {
  switch (lock.reason) {
    case "soldOut":
      return "Questo articolo al momento non è disponibile.";
    case "leadTime":
      return `Questo articolo è su prenotazione: disponibile da ${dayAndTime.format(lock.from)}.`;
    case "dayLock":
      return `Questo articolo non si consegna di ${lock.weekDays.map((day) => DAYS[day - 1]).join(" e ")}.`;
    case "hourLock":
      return `Questo articolo si consegna solo ${formatHours(lock.hours)}.`;
    case "cutOff":
      return lock.until
        ? `Per questa consegna l'articolo si poteva ordinare entro ${dayAndTime.format(lock.until)}.`
        : `Questo articolo si può ordinare solo ${formatHours(lock.hours)}.`;
  }
}

const formatHours = (hours: HourRange[]) =>
  hours.map(({ begin, end }) => `dalle ${formatMinutes(begin)} alle ${formatMinutes(end)}`).join(" e ");

type ProductArticleRow = Extract<Article, { kind: "product" }>["row"];

export function lockNotice(row: ProductArticleRow, slot: Slot | null, now: Date): Message | null {
  const lock = availability(
    {
      available: row.stock ?? 1,
      dayLock: row.dayLock,
      leadTimeHours: Number(row.infos.LEAD_TIME) || 0,
      lockCutoff: row.infos.PRODUCT_LOCK_CUTOFF ?? "",
    },
    slot ? { dateIso: slot.date, beginTime: slot.row.beginTime } : null,
    now,
  );
  return lock.available ? null : unavailable(lockMessage(lock));
}

/** `blocked`: cannot be delivered as chosen. */
export function lineNotices(
  { item, article }: Line,
  slot: Slot | null,
  now: Date,
): { blocked: boolean; notices: Message[] } {
  if (article.kind === "packaging") return { blocked: false, notices: [] };
  if (!article.isSold) return { blocked: true, notices: [NOT_SOLD] };
  const { stock, priceCents, infos } = article.row;
  if (priceCents === null)
    return { blocked: true, notices: [unavailable("Questo articolo al momento non ha un prezzo.")] };
  const lockedNotice = lockNotice(article.row, slot, now);
  if (lockedNotice) return { blocked: true, notices: [lockedNotice] };
  if (stock !== null && stock < item.quantity) {
    const unit = infos.TIPOLOGIA === "Sfuso" ? "kg" : "pz";
    const message = `Di questo articolo restano solo ${formatNumber(stock)} ${unit}.`;
    return { blocked: false, notices: [unavailable(message)] };
  }
  return { blocked: false, notices: [] };
}
