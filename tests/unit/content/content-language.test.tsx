import { createTranslator, NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { ArticleCard } from "@/components/content/article-card";
import { translateDifficulty } from "@/lib/content/translate-difficulty";
import type { ArticleCard as Card } from "@/lib/ebsn/domain/article";
import english from "@/messages/en.json";
import italian from "@/messages/it.json";

const MESSAGES = { it: italian, en: english };

const RECIPE: Card = {
  articleId: 1,
  kind: "recipe",
  slug: "ribollita",
  title: "Ribollita",
  abstract: "Una zuppa.",
  date: "",
  picture: "",
  pictureAlt: "",
  course: { classId: 1, name: "Zuppe", slug: "zuppe" },
  categories: [],
  minutes: 90,
};

const card = (locale: "it" | "en", article = RECIPE) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={MESSAGES[locale]} timeZone="Europe/Rome">
      <ArticleCard article={article} href={(path) => path} />
    </NextIntlClientProvider>,
  );

test("an article card on an English page is Italian but for the shop's own words", () => {
  const html = card("en");
  expect(html).toMatch(/<div[^>]*lang="it"[^>]*>.*Zuppe.*Ribollita.*Una zuppa/);
  expect(html).toMatch(/<p[^>]*lang="en"[^>]*>/);
  expect(html.match(/lang=/g)).toHaveLength(2);
});

test("an Italian page names no language again", () => {
  expect(card("it")).not.toContain("lang=");
});

test.each([
  ["Facile", "Facile", "Easy"],
  ["Media", "Media", "Medium"],
  ["Impegnativa", "Impegnativa", "Demanding"],
  ["Da chef", "Da chef", "Da chef"],
])("difficulty %s is %s, in English %s", (difficulty, it, en) => {
  const texts = (["it", "en"] as const).map((locale) =>
    translateDifficulty(
      difficulty,
      createTranslator({ locale, messages: MESSAGES[locale], namespace: "content" }),
    ),
  );
  expect(texts).toEqual([it, en]);
});

test("an article's date has the day first in both languages", () => {
  const dateOf = (locale: "it" | "en") =>
    /<time[^>]*>(.*)<\/time>/.exec(card(locale, { ...RECIPE, kind: "post", date: "2026-10-21" }))?.[1];
  expect([dateOf("it"), dateOf("en")]).toEqual(["21 ottobre 2026", "21 October 2026"]);
});
