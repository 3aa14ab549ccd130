import { readdirSync } from "node:fs";
import { join } from "node:path/posix";
import { findMissingMessages, findUnusedMessages, groupByProvider } from "@/tests/support/page-messages";

const pages = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith("page.tsx"))
  .map((name) => join("app", name));

it.each(pages)("%s has the texts that it shows in the browser", (page) => {
  expect(findMissingMessages(page)).toEqual([]);
});

it.each(groupByProvider(pages))("%s lists no texts that its pages do not show", (file, shownOn) => {
  expect(findUnusedMessages(file, shownOn)).toEqual([]);
});
