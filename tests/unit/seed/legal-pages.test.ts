import { menus } from "@/backend/seed/content/menus";
import { pages } from "@/backend/seed/content/pages";
import { posts } from "@/backend/seed/content/posts";
import { loyaltyOperation } from "@/brand/loyalty";
import * as brand from "@/brand.config";
import * as otherBrand from "@/examples/brand-orto/brand.config";
import { loyaltyOperation as otherOperation } from "@/examples/brand-orto/brand/loyalty";
import en from "@/messages/en.json";
import it_ from "@/messages/it.json";

const contentOf = (name: string) => pages.find(({ slug }) => slug === name)?.content ?? "";

test("nothing links to the closed platform for online disputes", () => {
  expect(JSON.stringify([pages, menus, brand, en, it_])).not.toMatch(/ec\.europa\.eu\/(?:consumers\/)?odr/i);
  expect(contentOf("condizioni")).toContain("organismo ADR");
});

test("the conditions promise what the shop does", () => {
  expect(contentOf("condizioni")).toContain(it_.checkout.order);
  expect(contentOf("condizioni")).toContain("non costa mai più di quello che hai ordinato");
});

test("the accessibility statement names its standard, what does not meet it and whom to tell", () => {
  const statement = contentOf("accessibilita");
  for (const words of [
    "EN 301 549",
    "D.Lgs. 82/2022",
    "parzialmente conforme",
    "non è ancora accessibile",
    "accessibilita@",
    "Agenzia per l'Italia digitale",
  ])
    expect(statement).toContain(words);
  expect(statement.match(/\(criteri/g)?.length).toBeGreaterThan(2);
});

test("before a purchase the conditions say whether, how long and where one withdraws", () => {
  const conditions = contentOf("condizioni");
  for (const words of ["entro quattordici giorni dalla consegna", "il recesso è escluso"])
    expect(conditions).toContain(words);
  expect(conditions).toContain(`<a href="/recesso">${it_.withdrawal.button}</a>`);
  expect(it_.checkout.withdrawal).toContain(`«${it_.withdrawal.button}»`);
  expect(en.checkout.withdrawal).toContain(en.withdrawal.button);
});

test("the conditions, which every order's e-mail repeats, have the form of a withdrawal, its costs and the guarantee", () => {
  const conditions = contentOf("condizioni");
  for (const words of [
    "Modulo di recesso",
    "allegato I, parte B",
    "Con la presente comunico il recesso",
    "non ti costa nulla",
    "entro quattordici giorni dalla tua comunicazione",
    "garanzia legale di conformità",
    "ritiriamo gratis quello vecchio",
  ])
    expect(conditions).toContain(words);
  expect(conditions).toContain(it_.withdrawal.bringBack.slice(0, 40).replace("Ritiriamo", "ritiriamo"));
});

test.each([brand.seller, otherBrand.seller])(
  "search engines are told what the conditions say of a return's costs: %j",
  ({ returns }) => {
    expect(contentOf("condizioni")).toContain("non ti costa nulla");
    expect(returns).toEqual({ days: 14, areFree: true });
  },
);

test("the cookie page names every purpose that the preferences ask for, and how long each lasts", () => {
  const page = contentOf("cookie");
  for (const words of [
    "<h2>Tecnici</h2>",
    "<h2>Analisi</h2>",
    "<h2>Profilazione</h2>",
    "sei mesi",
    "madia_session",
  ])
    expect(page).toContain(words);
});

test("the privacy page promises nothing that the shop does not do", () => {
  const page = contentOf("privacy");
  expect(page).not.toContain("si disattiva con un clic");
  for (const words of ["Google Maps", "decisioni automatizzate", "maggiorenni", "reclamo al Garante"])
    expect(page).toContain(words);
});

test("no page promises the rest of a pre-authorisation back at once, as the bank decides", () => {
  for (const text of [it_.checkout.preAuthorisedText, contentOf("domande-frequenti")])
    expect(text).toMatch(/dipende dalla tua banca/);
  expect(en.checkout.preAuthorisedText).toContain("depends on your bank");
});

test("stamps are promised where the shop gives them, until the day on which they expire", () => {
  const post = posts.find(({ slug }) => slug === "bolloni-come-funzionano")?.content ?? "";
  const texts = [contentOf(brand.brand.cardPage), contentOf("domande-frequenti"), post].join(" ");
  expect(texts.match(/la spesa online non (?:ne dà|danno)/gi)).toHaveLength(3);
  expect(texts).not.toMatch(/concorso|ti scriviamo|in fondo a questa pagina/);
});

test("the page on delivery says the holidays of the shop", () => {
  const page = contentOf("spedizioni");
  for (const words of ["1° gennaio", "Pasqua", "25 e il 26 dicembre", "festivi"])
    expect(page).toContain(words);
});

test("what cannot be returned is said alike on products, above the order button and in both pages", () => {
  for (const text of [it_.checkout.withdrawal, it_.product.withdrawal.food, it_.withdrawal.foodOnly])
    expect(text).toMatch(/alimenti e bevande/i);
  for (const text of [en.checkout.withdrawal, en.product.withdrawal.food, en.withdrawal.foodOnly])
    expect(text).toMatch(/food and drink/i);
  for (const name of ["condizioni", "recesso"]) {
    const text = contentOf(name).replace(/\s+/g, " ");
    expect(text).toMatch(/alimenti e bevande il recesso è escluso/i);
    expect(text).not.toMatch(/alimenti freschi|sigillati/);
  }
});

test.each([loyaltyOperation, otherOperation])(
  "the operation of the card lasts five years at most, and its rules say until when: %j",
  ({ firstDay, lastDay }) => {
    const years = Number(lastDay.slice(0, 4)) - Number(firstDay.slice(0, 4));
    expect(years < 5 || (years === 5 && lastDay.slice(5) <= firstDay.slice(5))).toBe(true);
    expect(firstDay < lastDay).toBe(true);
    expect(contentOf(brand.brand.cardPage)).toContain("dal 1 gennaio 2026 al 31 dicembre 2028");
  },
);
