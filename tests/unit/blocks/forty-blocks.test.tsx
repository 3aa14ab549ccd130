import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { createTranslator, NextIntlClientProvider } from "next-intl";
import { prerenderToNodeStream } from "react-dom/static";
import { BlockRows } from "@/components/blocks/block-rows";
import { WordsProvider } from "@/components/ui/words";
import { getCategory } from "@/lib/ebsn/catalogue";
import type { Block } from "@/lib/ebsn/domain/category";
import messages from "@/messages/it.json";
import { startBackend, type TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";

let url = "";
jest.mock("next-intl/server", () => ({
  getLocale: () => Promise.resolve("it"),
  getMessages: () => Promise.resolve(messages),
  getTranslations: (namespace: "blocks") =>
    Promise.resolve(createTranslator({ locale: "it", messages, namespace })),
}));
jest.mock("@/lib/preview/server", () => ({ currentPreview: () => Promise.resolve(null) }));
jest.mock("@/lib/log", () => ({ log: jest.fn() }));
jest.mock("@/lib/env", () => ({
  env: () => ({
    ebsnUrl: url,
    contentUrl: url,
    timeoutMs: 8000,
    client: "site",
    clientVersion: "1.5.1",
    linkHosts: [],
    clock: "2026-11-20T09:00:00+01:00",
  }),
}));
// What visitors fetch only when they come to need it may not be part of the page.
const late = (name: string) => () => {
  throw new Error(`${name} is fetched with the page`);
};
jest.mock("react-hook-form", () => late("the engine of forms")());
jest.mock("@/components/blocks/tutorial-dialog", () => late("the tutorial")());
jest.mock("@/components/blocks/personal-slider", () => late("a personal slider")());
jest.mock("@/components/blocks/gift-codes", () => late("the list of vouchers")());
jest.mock("@/components/ui/video-dialog", () => late("the player of videos")());

allowLocalhost();

let backend: TestBackend;

beforeAll(async () => {
  backend = await startBackend();
  url = backend.url;
});

afterAll(() => backend.stop());

async function showcase(): Promise<Block[]> {
  const found = await getCategory("vetrina");
  return found && "category" in found ? found.category.blocks : [];
}

async function htmlOf(blocks: Block[]): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <NextIntlClientProvider locale="it" messages={messages} timeZone="Europe/Rome">
      <WordsProvider words={messages.leaf}>
        <BlockRows blocks={blocks} />
      </WordsProvider>
    </NextIntlClientProvider>,
  );
  return text(prelude);
}

/** A page travels twice, as HTML and as what React takes up again: each within half of a page's 120 kB and 15 kB. */
const MOST_BYTES = 60_000;
const MOST_ZIPPED = 15_000;

test("forty blocks of every kind stand on one page, within a page's budget", async () => {
  const blocks = await showcase();
  expect(blocks).toHaveLength(40);
  const html = await htmlOf(blocks);
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
  expect(html.length).toBeLessThan(MOST_BYTES);
  expect(gzipSync(html).length).toBeLessThan(MOST_ZIPPED);
});

test("what is somebody's own is not in the page of everybody, and an unknown block leaves its neighbour", async () => {
  const html = await htmlOf(await showcase());
  expect(html).not.toContain("Le tue abitudini");
  expect(html).not.toContain("Un vassoio per la festa");
  expect(html).toContain("Il vicino resta");
});
