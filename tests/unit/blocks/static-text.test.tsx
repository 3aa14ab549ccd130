import nock from "nock";
import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticText } from "@/components/blocks/static-text";
import type { Block } from "@/lib/ebsn/domain/category";

jest.mock("next-intl/server", () => ({ getLocale: async () => "it" }));
jest.mock("@/lib/log", () => ({ log: jest.fn() }));

const API = "/p/wp-json";
const block = (settings: Record<string, string>): Block => ({
  blockId: 1,
  mode: "StaticText",
  position: 0,
  proposals: [],
  settings,
});
const show = async (settings: Record<string, string>) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="it">
      {await StaticText({ block: block(settings) })}
    </NextIntlClientProvider>,
  );

afterEach(() => nock.cleanAll());

it("a block shows the text of the content system that it names, else its own", async () => {
  const found = {
    id: 3,
    slug: "avviso",
    date: "2026-11-01T10:00:00",
    type: "ux-blocks",
    link: "",
    title: { rendered: "Avviso" },
    content: { rendered: "<p>Chiusi il 25</p>" },
  };
  nock("http://localhost:4000").get(`${API}/wp/v2/ux-blocks`).query({ slug: "avviso" }).reply(200, [found]);
  const page = await show({ UX_BLOCK: "avviso", TEXT: "<p>Altro</p>" });
  expect(page).toContain("Avviso");
  expect(page).toContain("Chiusi il 25");
  expect(page).not.toContain("Altro");
  nock("http://localhost:4000").get(`${API}/wp/v2/ux-blocks`).query(true).reply(404, {});
  expect(await show({ UX_BLOCK: "avviso", TEXT: "<p>Altro</p>" })).toContain("Altro");
});
