import { text } from "node:stream/consumers";
import { createTranslator, NextIntlClientProvider } from "next-intl";
import { prerenderToNodeStream } from "react-dom/static";
import { HomePage } from "@/components/blocks/home-page";
import { MessagesProvider } from "@/components/ui/messages";
import { fillBrand } from "@/lib/i18n/fill-brand";
import { homeMetadata } from "@/lib/seo/home";
import messages from "@/messages/it.json";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import type { Differences } from "@/tests/support/simulated-shop/answers";
import { SHOP_VARIANTS } from "@/tests/support/simulated-shop/shop-variants";
import { startSimulatedShop } from "@/tests/support/simulated-shop/shop";

const mockShop = { url: "", pageBudgetMs: 20_000 };

jest.mock("next-intl/server", () => ({
  getLocale: () => Promise.resolve("it"),
  getMessages: () => Promise.resolve(messages),
  getTranslations: (namespace: "home") =>
    Promise.resolve(createTranslator({ locale: "it", messages: fillBrand(messages), namespace })),
}));
jest.mock("@/lib/preview/server", () => ({
  currentPreview: () => Promise.resolve(null),
  pageTime: () => Promise.resolve(new Date("2026-10-05T08:00:00Z")),
}));
jest.mock("@/lib/log", () => ({ log: jest.fn() }));
jest.mock("@/lib/env", () => ({
  env: () => ({
    ebsnUrl: mockShop.url,
    contentUrl: mockShop.url,
    timeoutMs: 8000,
    pageBudgetMs: mockShop.pageBudgetMs,
    contentBudgetMs: 8000,
    client: "site",
    clientVersion: "1.5.1",
    linkHosts: [],
    clock: "2026-10-05T10:00:00+02:00",
  }),
}));

allowLocalhost();

async function renderHome(differences: Differences): Promise<string> {
  const shop = await startSimulatedShop(differences);
  mockShop.url = shop.url;
  try {
    const { prelude } = await prerenderToNodeStream(
      <NextIntlClientProvider locale="it" messages={messages} timeZone="Europe/Rome">
        <MessagesProvider messages={messages.client}>{await HomePage()}</MessagesProvider>
      </NextIntlClientProvider>,
    );
    expect((await homeMetadata()).title).toBe(fillBrand(messages).seo.title);
    return await text(prelude);
  } finally {
    await shop.stop();
  }
}

afterEach(() => (mockShop.pageBudgetMs = 20_000));

const { complete, paths } = SHOP_VARIANTS;
const DEPARTMENT = 'href="/dispensa"';
const PRODUCT = 'href="/product/';

test.each(["empty", "rejected", 404, 405, "html"] as const)(
  "a shop that answers the page of its home with %s shows its departments and what is on offer",
  async (answer) => {
    const broken = { "category?slug=homepage-2023": answer };
    const html = await renderHome({ ...paths.differences, broken });
    expect(html).toContain(DEPARTMENT);
    expect(html).toContain(messages.home.offers);
    expect(html).toContain(PRODUCT);
  },
);

test("a shop with that page shows its blocks, and asks where it should deliver", async () => {
  const html = await renderHome(complete.differences);
  expect(html).toContain(messages.client.whenDelivered);
  expect(html).toContain(DEPARTMENT);
  expect(html).toContain("Dal banco");
  expect(html).toContain(PRODUCT);
});

test("a shop without the advertising service shows the offers that its search finds", async () => {
  const html = await renderHome({ ...paths.differences, broken: { adv: 404 } });
  expect(html).toContain(messages.home.offers);
  expect(html).toContain(PRODUCT);
});

test.each(["hangs", 403, "html", "empty"] as const)(
  "offers that a shop answers with %s leave the departments",
  async (answer) => {
    mockShop.pageBudgetMs = 400;
    const html = await renderHome({ ...paths.differences, broken: { products: answer, adv: answer } });
    expect(html).toContain(DEPARTMENT);
    expect(html).not.toContain(messages.home.offers);
    expect(html).not.toContain(PRODUCT);
  },
);
