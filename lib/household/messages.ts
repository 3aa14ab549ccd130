import type italian from "@/messages/household/it.json";
import { interpolate } from "../i18n/interpolate";
import { type Locale, toLocale } from "@/config/locales.mjs";
import { getPageLocale } from "../i18n/page-locale";
import type { Diet } from "../rules/food-facts";
import type { Intolerance, Suitability } from "../rules/household";
import { createStore } from "../store";

export type HouseholdMessages = typeof italian;

export const householdMessages = createStore<HouseholdMessages | null>(null);

const FILES: Record<Locale, () => Promise<{ default: HouseholdMessages }>> = {
  it: () => import("@/messages/household/it.json"),
  en: () => import("@/messages/household/en.json"),
};

export async function readHouseholdMessages(locale: string): Promise<HouseholdMessages> {
  return (await FILES[toLocale(locale)]()).default;
}

export async function loadHouseholdMessages(): Promise<void> {
  if (!householdMessages.get()) householdMessages.set(await readHouseholdMessages(getPageLocale()));
}

export function requirementName(requirement: Intolerance | Diet, messages: HouseholdMessages): string {
  return requirement === "vegan" || requirement === "vegetarian"
    ? messages.missingDiet[requirement]
    : messages.need[requirement];
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export type WarningText = { tone: "stop" | "caution" | "unknown"; text: string };

export function warningTexts(suitability: Suitability, messages: HouseholdMessages): WarningText[] {
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
