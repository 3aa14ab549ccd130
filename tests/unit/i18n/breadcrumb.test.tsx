import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { ContentText } from "@/components/ui/content-text";
import { categoryItems } from "@/lib/catalogue/breadcrumb";
import type { Locale } from "@/lib/i18n/locales";

let mockLocale: Locale = "it";
jest.mock("next-intl/server", () => ({
  getLocale: () => Promise.resolve(mockLocale),
  getTranslations: () => Promise.resolve((key: string) => key),
}));

async function breadcrumb(locale: Locale): Promise<string> {
  mockLocale = locale;
  const items = [{ name: "Offers", path: "/offerte" }, ...categoryItems([{ name: "Pasta", slug: "pasta" }])];
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={{}} timeZone="Europe/Rome">
      {await Breadcrumb({ items, current: <ContentText>Fusilli</ContentText> })}
    </NextIntlClientProvider>,
  );
}

test("the names of the catalogue are marked as Italian on an English page, and the shop's own are not", async () => {
  const html = await breadcrumb("en");
  expect(html.match(/<span lang="it">[^<]*/g)).toEqual(['<span lang="it">Pasta', '<span lang="it">Fusilli']);
});

test("an Italian page names no language again", async () => {
  expect(await breadcrumb("it")).not.toContain("lang=");
});
