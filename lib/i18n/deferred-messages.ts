import type italian from "../../messages/deferred/it.json";
import { createStore } from "../state/store";
import { fillBrand } from "./fill-brand";
import { type Locale, toLocale } from "../../config/locales.mjs";
import { getPageLocale } from "./page-locale";

export type DeferredMessages = typeof italian;

export const deferredMessagesStore = createStore<DeferredMessages | null>(null);

const FILES: Record<Locale, () => Promise<{ default: DeferredMessages }>> = {
  it: () => import("../../messages/deferred/it.json"),
  en: () => import("../../messages/deferred/en.json"),
};

export async function readDeferredMessages(locale: string): Promise<DeferredMessages> {
  return fillBrand((await FILES[toLocale(locale)]()).default);
}

export async function loadDeferredMessages(): Promise<DeferredMessages> {
  const known = deferredMessagesStore.get() ?? (await readDeferredMessages(getPageLocale()));
  deferredMessagesStore.set(known);
  return known;
}
