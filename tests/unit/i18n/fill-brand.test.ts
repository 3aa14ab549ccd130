import englishEmails from "@/backend/messages/en.json";
import italianEmails from "@/backend/messages/it.json";
import { brand } from "@/brand.config";
import { fillBrand } from "@/lib/i18n/fill-brand";
import english from "@/messages/en.json";
import failure from "@/messages/failure.json";
import englishFoodProfile from "@/messages/food-profile/en.json";
import italianFoodProfile from "@/messages/food-profile/it.json";
import italian from "@/messages/it.json";
import lateEnglish from "@/messages/deferred/en.json";
import lateItalian from "@/messages/deferred/it.json";

it("names shop and card wherever a message has their place, and leaves other places alone", () => {
  expect(fillBrand({ title: "{title} · {shopName}", card: { ask: "Chiedi la {cardName}" } })).toEqual({
    title: `{title} · ${brand.name}`,
    card: { ask: `Chiedi la ${brand.cardName}` },
  });
});

const textsOf = (messages: object): string[] =>
  Object.values(messages).flatMap((value) =>
    typeof value === "string" ? [value] : textsOf(value as object),
  );

it.each([
  ["pages", { italian, english, lateItalian, lateEnglish, failure, italianFoodProfile, englishFoodProfile }],
  ["emails", { italianEmails, englishEmails }],
])("texts of %s name neither shop nor card: another brand has others", (_name, messages) => {
  const names = new RegExp(`\\b(?:${brand.name}|${brand.cardName})\\b`);
  expect(textsOf(messages).filter((text) => names.test(text))).toEqual([]);
});
