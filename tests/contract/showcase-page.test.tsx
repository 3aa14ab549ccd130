import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { createTranslator, NextIntlClientProvider } from "next-intl";
import { prerenderToNodeStream } from "react-dom/static";
import { BlockRows } from "@/components/blocks/block-rows";
import { MessagesProvider } from "@/components/ui/messages";
import { getCategory } from "@/lib/ebsn/catalogue";
import type { Block } from "@/lib/ebsn/domain/category";
import messages from "@/messages/it.json";
import { backendForFile } from "@/tests/support/file-backend";

let url = "";
jest.mock("next-intl/server", () => ({
  getLocale: () => Promise.resolve("it"),
  getMessages: () => Promise.resolve(messages),
  getTranslations: (namespace: "blocks") =>
    Promise.resolve(createTranslator({ locale: "it", messages, namespace })),
}));
jest.mock("@/lib/preview/server", () => ({
  currentPreview: () => Promise.resolve(null),
  pageTime: () => Promise.resolve(new Date("2026-11-20T08:00:00Z")),
}));
jest.mock("@/lib/log", () => ({ log: jest.fn() }));
jest.mock("@/lib/env", () => ({
  env: () => ({
    ebsnUrl: url,
    contentUrl: url,
    timeoutMs: 8000,
    pageBudgetMs: 8000,
    contentBudgetMs: 8000,
    client: "site",
    clientVersion: "1.5.1",
    linkHosts: [],
    clock: "2026-11-20T09:00:00+01:00",
  }),
}));
// Code that is loaded on demand may not be part of the page.
const failOnImport = (name: string) => () => {
  throw new Error(`${name} must not be loaded with the page`);
};
jest.mock("react-hook-form", () => failOnImport("react-hook-form")());
jest.mock("@/components/blocks/tutorial-dialog", () => failOnImport("the tutorial")());
jest.mock("@/components/blocks/personal-blocks", () => failOnImport("the personal blocks")());
jest.mock("@/components/ui/video-dialog", () => failOnImport("the video player")());

const backend = backendForFile();

beforeAll(async () => {
  url = backend.url;
});

async function showcase(): Promise<Block[]> {
  const found = await getCategory("vetrina");
  return found && "category" in found ? found.category.blocks : [];
}

async function renderHtml(blocks: Block[]): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <NextIntlClientProvider locale="it" messages={messages} timeZone="Europe/Rome">
      <MessagesProvider messages={messages.client}>
        <BlockRows blocks={blocks} />
      </MessagesProvider>
    </NextIntlClientProvider>,
  );
  return text(prelude);
}

/** Sent as HTML and again as RSC payload: each half of the page budget of 120 kB and 15 kB. */
const MAX_BYTES = 60_000;
const MAX_GZIPPED_BYTES = 15_000;

test("renders blocks of every kind within the page budget", async () => {
  const blocks = await showcase();
  expect(blocks).toHaveLength(43);
  const html = await renderHtml(blocks);
  for (const title of [
    "Cerca «pasta»",
    "Novità",
    "A sorpresa",
    "Ricette",
    "Volantini",
    "La spesa della settimana, per posta",
  ])
    expect(html).toContain(title);
  expect(html).toContain("data-video");
  expect(html).toContain("#block-");
  expect(html.length).toBeLessThan(MAX_BYTES);
  expect(gzipSync(html).length).toBeLessThan(MAX_GZIPPED_BYTES);
});

test("omits personal blocks and skips an unknown block without its neighbours", async () => {
  const html = await renderHtml(await showcase());
  expect(html).not.toContain("Le tue abitudini");
  expect(html).not.toContain("Un vassoio per la festa");
  expect(html).toContain("Il vicino resta");
});
