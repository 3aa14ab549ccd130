import { getLocale, getTranslations } from "next-intl/server";
import { pageTime } from "@/lib/preview/server";
import { toShopDay, formatDay } from "@/lib/dates";
import type { LeafletCard } from "@/lib/ebsn/domain/leaflet";
import { type Validity, validity } from "@/lib/rules/dates/leaflet-period";
import { daysBetween } from "@/lib/rules/dates/shop-time";

const ENDING_SOON_DAYS = 3;

export type PeriodLabel = {
  state: Validity;
  /** "Valido dal gio 26 nov al mer 9 dic". */
  text: string;
  /** "Ultimo giorno"; "" while there is time. */
  endingLabel: string;
};

export async function getPeriodLabel(leaflet: Pick<LeafletCard, "from" | "to">): Promise<PeriodLabel> {
  const [t, locale] = await Promise.all([getTranslations("leaflets"), getLocale()]);
  const { from, to } = leaflet;
  const today = toShopDay(await pageTime());
  const state = validity(leaflet, today);
  const days = to ? daysBetween(today, to) : ENDING_SOON_DAYS + 1;
  const endingLabel = state === "current" && days <= ENDING_SOON_DAYS ? t("daysLeft", { days }) : "";
  const dates = { from: from && formatDay(from, locale), to: to && formatDay(to, locale) };
  if (state === "past") return { state, endingLabel, text: t("past", dates) };
  if (from && to) return { state, endingLabel, text: t("valid", dates) };
  if (to) return { state, endingLabel, text: t("validUntil", dates) };
  return { state, endingLabel, text: from ? t("validFrom", dates) : "" };
}
