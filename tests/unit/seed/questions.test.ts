import { menus } from "@/backend/seed/content/menus";
import { pages } from "@/backend/seed/content/pages";
import { brand } from "@/brand.config";

const PATH = "/page/domande-frequenti";
const content = pages.find(({ slug }) => slug === "domande-frequenti")?.content ?? "";
const linksOf = (location: string) =>
  menus
    .filter((menu) => menu.location === location)
    .flatMap(({ items }) => items.flatMap((item) => [item, ...item.children]))
    .map(({ title, url }) => [title, url]);

test("the questions of customers are questions, twelve to fifteen", () => {
  const questions = [...content.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, text]) => text ?? "");
  expect(questions.length).toBeGreaterThanOrEqual(12);
  expect(questions.length).toBeLessThanOrEqual(15);
  expect(questions.filter((text) => !text.endsWith("?"))).toEqual([]);
  expect(new Set(questions).size).toBe(questions.length);
});

test("they answer what held amounts, vouchers, stamps and substitutes are", () => {
  for (const words of ["blocchiamo", "buoni pasto", "bollone", "sostitut", "annull", brand.cardName])
    expect(content).toContain(words);
});

test("help leads to the questions, and from there to the contact form", () => {
  expect(linksOf("service")).toContainEqual(["Aiuto", PATH]);
  expect(linksOf("footer")).toContainEqual(["Aiuto", PATH]);
  expect(linksOf("footer")).toContainEqual(["Contatti", "/page/contatti"]);
  expect(content).toContain('href="/page/contatti"');
});

test("they name the prices of the page on deliveries", () => {
  const deliveries = pages.find(({ slug }) => slug === "spedizioni")?.content ?? "";
  for (const amount of content.match(/\d+,\d\d euro/g) ?? []) expect(deliveries).toContain(amount);
});
