import type italian from "../../messages/food-profile/it.json";
import { interpolate } from "../i18n/interpolate";
import { type Locale, toLocale } from "../../config/locales.mjs";
import { getPageLocale } from "../i18n/page-locale";
import type { Diet } from "../rules/products/food-facts";
import type { Intolerance, Suitability } from "../rules/products/food-profile";
import { createStore } from "../state/store";

export type FoodProfileMessages = typeof italian;

export const foodProfileMessagesStore = createStore<FoodProfileMessages | null>(null);

const FILES: Record<Locale, () => Promise<{ default: FoodProfileMessages }>> = {
  it: () => import("../../messages/food-profile/it.json"),
  en: () => import("../../messages/food-profile/en.json"),
};

export async function readFoodProfileMessages(locale: string): Promise<FoodProfileMessages> {
  return (await FILES[toLocale(locale)]()).default;
}

export async function loadFoodProfileMessages(): Promise<void> {
  if (!foodProfileMessagesStore.get())
    foodProfileMessagesStore.set(await readFoodProfileMessages(getPageLocale()));
}

export function requirementName(requirement: Intolerance | Diet, messages: FoodProfileMessages): string {
  return requirement === "vegan" || requirement === "vegetarian"
    ? messages.missingDiet[requirement]
    : messages.need[requirement];
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export type WarningText = { tone: "stop" | "caution" | "unknown"; text: string };

export function warningTexts(suitability: Suitability, messages: FoodProfileMessages): WarningText[] {
  const names = (requirements: readonly (Intolerance | Diet)[]) =>
    requirements.map((requirement) => requirementName(requirement, messages)).join(", ");
  const texts: (WarningText | false)[] = [
    suitability.contains.length > 0 && {
      tone: "stop",
      text: interpolate(messages.contains, { names: names(suitability.contains) }),
    },
    ...suitability.diets.map((diet): WarningText => ({ tone: "stop", text: messages.notDiet[diet] })),
    suitability.traces.length > 0 && {
      tone: "caution",
      text: interpolate(messages.traces, { names: names(suitability.traces) }),
    },
    suitability.unknown.length > 0 && {
      tone: "unknown",
      text: capitalize(interpolate(messages.missing, { names: names(suitability.unknown) })),
    },
  ];
  return texts.filter((text) => text !== false);
}
