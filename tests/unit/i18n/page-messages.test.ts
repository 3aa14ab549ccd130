import { readdirSync } from "node:fs";
import { join } from "node:path/posix";
import { findMissingMessages, findUnusedMessages } from "@/tests/support/page-messages";

const pages = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith("page.tsx"))
  .map((name) => join("app", name));

it.each(pages)("%s has the texts that it shows in the browser, and lists no others", (page) => {
  expect(findMissingMessages(page)).toEqual([]);
  expect(findUnusedMessages(page)).toEqual([]);
});
