import { createTranslator } from "next-intl";
import { BottomBar } from "@/components/layout/bottom-bar";
import messages from "@/messages/it.json";
import { pageHtml } from "@/tests/support/page-html";

jest.mock("next-intl/server", () => ({
  getLocale: () => Promise.resolve("it"),
  getTranslations: (namespace: "layout") =>
    Promise.resolve(createTranslator({ locale: "it", messages, namespace })),
}));

test("a phone has the offers at hand, and the search once, in the header", async () => {
  const html = await pageHtml(await BottomBar());
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    "/",
    "/reparti",
    "/offerte",
    "/profile/lists",
    "/cart",
  ]);
});
