import type italian from "@/messages/late/it.json";
import { createStore } from "../store";
import { fillBrand } from "./fill-brand";
import { type Locale, toLocale } from "./locales";
import { getPageLocale } from "./page-locale";

export type LateMessages = typeof italian;

export const lateMessages = createStore<LateMessages | null>(null);

const FILES: Record<Locale, () => Promise<{ default: LateMessages }>> = {
  it: () => import("@/messages/late/it.json"),
  en: () => import("@/messages/late/en.json"),
};

export async function readLateMessages(locale: string): Promise<LateMessages> {
  return fillBrand((await FILES[toLocale(locale)]()).default);
}

export async function loadLateMessages(): Promise<LateMessages> {
  const known = lateMessages.get() ?? (await readLateMessages(getPageLocale()));
  lateMessages.set(known);
  return known;
}
