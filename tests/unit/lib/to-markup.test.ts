import { toMarkup } from "@/lib/content-edit/to-markup";

test("an empty line ends a paragraph, a line end breaks the line", () => {
  expect(toMarkup("Il riso\r\nè pronto.\r\n\r\n \r\nServi <strong>caldo</strong>.")).toBe(
    "<p>Il riso<br>è pronto.</p>\n<p>Servi <strong>caldo</strong>.</p>",
  );
});

test("markup stays as it was written", () => {
  const markup = "<h2>Il riso</h2>\n\n<p>È pronto.</p>";
  expect(toMarkup(markup)).toBe(markup);
  expect(toMarkup("")).toBe("");
});
