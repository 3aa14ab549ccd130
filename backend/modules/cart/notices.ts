import { availability, type Availability } from "../../../lib/rules/locks";
import type { HourRange } from "../../../lib/rules/rome-time";
import type { Message } from "../../envelope";
import type { Slot } from "../timeslot/slots";
import type { Article, Line } from "./items";
import { italian } from "./quantity-check";

export const NOT_AVAILABLE = "error.icsmallcart.error.product.not.available";

const unavailable = (message: string): Message => ({ code: NOT_AVAILABLE, message });

export const NOT_SOLD = unavailable(
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

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** Why goods do not come in the chosen slot, in words. */
function lockWords(lock: Exclude<Availability, { available: true }>): string {
  switch (lock.reason) {
    case "soldOut":
      return "Questo articolo al momento non è disponibile.";
    case "leadTime":
      return `Questo articolo è su prenotazione: disponibile da ${dayAndTime.format(lock.from)}.`;
    case "dayLock":
      return `Questo articolo non si consegna di ${lock.weekDays.map((day) => DAYS[day - 1]).join(" e ")}.`;
    case "hourLock":
      return `Questo articolo si consegna solo ${hoursText(lock.hours)}.`;
    case "cutOff":
      return lock.until
        ? `Per questa consegna l'articolo si poteva ordinare entro ${dayAndTime.format(lock.until)}.`
        : `Questo articolo si può ordinare solo ${hoursText(lock.hours)}.`;
  }
}

const hoursText = (hours: HourRange[]) =>
  hours.map(({ begin, end }) => `dalle ${clock(begin)} alle ${clock(end)}`).join(" e ");

type Goods = Extract<Article, { kind: "product" }>["row"];

/** Days, hours, lead time and cut-off of goods against the slot; sold out goods are never locked too. */
export function lockNotice(row: Goods, slot: Slot | null, now: Date): Message | null {
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
  return lock.available ? null : unavailable(lockWords(lock));
}

/** What the customer must know of a line; `blocked` when it cannot be delivered as things stand. */
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
  const locked = lockNotice(article.row, slot, now);
  if (locked) return { blocked: true, notices: [locked] };
  if (stock !== null && stock < item.quantity) {
    const unit = infos.TIPOLOGIA === "Sfuso" ? "kg" : "pz";
    const message = `Di questo articolo restano solo ${italian(stock)} ${unit}.`;
    return { blocked: false, notices: [unavailable(message)] };
  }
  return { blocked: false, notices: [] };
}
