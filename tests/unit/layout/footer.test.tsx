import { createTranslator } from "next-intl";
import { brand, seller } from "@/brand.config";
import { getSeller } from "@/lib/brand/seller";
import { Footer } from "@/components/layout/footer";
import messages from "@/messages/it.json";
import { pageHtml } from "@/tests/support/page-html";

jest.mock("next-intl/server", () => ({
  getLocale: () => Promise.resolve("it"),
  getTranslations: (namespace: "layout" | "withdrawal") =>
    Promise.resolve(createTranslator({ locale: "it", messages, namespace })),
}));
jest.mock("@/lib/brand/seller");
jest.mock("@/lib/content/menus", () => ({ getMenu: () => Promise.resolve(null) }));

beforeEach(() => jest.mocked(getSeller).mockReturnValue(seller));
afterEach(() => jest.restoreAllMocks());

test("no heading stands alone where the seller is not known", async () => {
  jest.mocked(getSeller).mockReturnValue(null);
  expect(await pageHtml(await Footer())).not.toContain(messages.layout.footerHelp);
});

test("contacts that a seller leaves empty are left out", async () => {
  jest.mocked(getSeller).mockReturnValue({ ...seller, phone: "", openingHours: { it: "", en: "" } });
  const html = await pageHtml(await Footer());
  expect(html).toContain(`mailto:${seller.email}`);
  expect(html).not.toMatch(/href="tel:"|<li><\/li>/);
});

test("the opening hours break nowhere inside a span of hours", async () => {
  expect(await pageHtml(await Footer())).toContain("8\u2060–\u206021");
});

test("every page names the seller, its seat, its registers and how to reach it", async () => {
  const html = await pageHtml(await Footer());
  expect(html).toContain(brand.promise.it);
  for (const words of [seller.legalLine.it, seller.email, `tel:${seller.phone.replaceAll(" ", "")}`])
    expect(html).toContain(words);
  expect(seller.legalLine.it).toContain(`Partita IVA e Codice fiscale ${seller.vatId.slice(2)}`);
});

test("every page links to the withdrawal from the contract, in the wording of the law", async () => {
  expect(await pageHtml(await Footer())).toMatch(
    /<a [^>]*href="\/recesso"[^>]*>Recedi dal contratto qui<\/a>/,
  );
  expect(messages.withdrawal.confirm).toBe("Conferma recesso");
});

test("the other language stands below the shop's name, apart from the contacts", async () => {
  jest.replaceProperty(process, "env", { ...process.env, MADIA_LOCALES: "it,en" });
  const html = await pageHtml(await Footer());
  const link = html.indexOf(">English<");
  expect(link).toBeGreaterThan(0);
  expect(link).toBeLessThan(html.indexOf("<h2"));
  expect(html.match(/>English</g)).toHaveLength(1);
});
