import { getLocale, getTranslations } from "next-intl/server";
import { now } from "@/lib/clock";
import { dayInItaly, daysBetween, formatDay } from "@/lib/dates";
import type { LeafletCard } from "@/lib/ebsn/domain/leaflet";
import { type Validity, validity } from "@/lib/rules/leaflet-period";

const SOON = 3;

export type PeriodWords = {
  state: Validity;
  /** "Valido dal gio 26 nov al mer 9 dic". */
  text: string;
  /** "Ultimo giorno"; "" while there is time. */
  hurry: string;
};

/** When a leaflet holds, in words. */
export async function periodWords(leaflet: Pick<LeafletCard, "from" | "to">): Promise<PeriodWords> {
  const [t, locale] = await Promise.all([getTranslations("leaflets"), getLocale()]);
  const { from, to } = leaflet;
  const today = dayInItaly(now());
  const state = validity(leaflet, today);
  const days = to ? daysBetween(today, to) : SOON + 1;
  const hurry = state === "current" && days <= SOON ? t("daysLeft", { days }) : "";
  const said = { from: from && formatDay(from, locale), to: to && formatDay(to, locale) };
  if (state === "past") return { state, hurry, text: t("past", said) };
  if (from && to) return { state, hurry, text: t("valid", said) };
  if (to) return { state, hurry, text: t("validUntil", said) };
  return { state, hurry, text: from ? t("validFrom", said) : "" };
}
