import type italian from "@/messages/late/it.json";
import { createStore } from "../store";
import { fillBrand } from "./fill-brand";
import { getPageLocale } from "./page-locale";

export type LateMessages = typeof italian;

/** Of what no page shows at first: null until a part that needs them is loaded. */
export const lateMessages = createStore<LateMessages | null>(null);

export async function readLateMessages(locale: string): Promise<LateMessages> {
  const file = locale === "en" ? import("@/messages/late/en.json") : import("@/messages/late/it.json");
  return fillBrand((await file).default);
}

/** In the page's language. */
export async function loadLateMessages(): Promise<LateMessages> {
  const known = lateMessages.get() ?? (await readLateMessages(getPageLocale()));
  lateMessages.set(known);
  return known;
}
