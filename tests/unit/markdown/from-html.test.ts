import { bullets, joinBlocks, link } from "@/lib/markdown/document";
import { markdownFromHtml } from "@/lib/markdown/from-html";

const toMarkdown = (markup: string) =>
  markdownFromHtml(markup, (address) => (address.startsWith("/") ? `https://shop.test${address}` : address));

it("keeps headings, paragraphs and emphasis", () => {
  expect(toMarkdown("<h2>Il brodo</h2><p>Si fa <strong>prima</strong>,<br>con <em>calma</em>.</p>")).toBe(
    "## Il brodo\n\nSi fa **prima**,\ncon *calma*.",
  );
});

it("makes links and pictures absolute", () => {
  expect(toMarkdown('<p><a href="/recesso">Qui</a></p>')).toBe("[Qui](https://shop.test/recesso)");
  expect(toMarkdown('<img src="/photo/s/16x9/960/a.webp" alt="Pane">')).toContain(
    "![Pane](https://shop.test/photo/s/16x9/960/a.webp)",
  );
});

it("numbers lists and nests them", () => {
  expect(toMarkdown("<ol><li>Uno</li><li>Due<ul><li>due a</li></ul></li></ol><p>Fine</p>")).toBe(
    "1. Uno\n2. Due\n  - due a\n\nFine",
  );
});

it("writes tables with their first row as head", () => {
  expect(
    toMarkdown(
      "<table><tbody>\n<tr><th></th><th>Per 100 g</th></tr>\n<tr><td>Grassi</td><td>1,2 g</td></tr></tbody></table>",
    ),
  ).toBe("|  | Per 100 g |\n| --- | --- |\n| Grassi | 1,2 g |");
});

it("keeps bars, line breaks and lists within their cell", () => {
  expect(
    toMarkdown(
      "<table><tr><th>Energia</th></tr><tr><td>1.500 kJ | 358 kcal<br>circa</td></tr><tr><td><ul><li>Uno</li><li>Due</li></ul></td></tr></table>",
    ),
  ).toBe("| Energia |\n| --- |\n| 1.500 kJ \\| 358 kcal circa |\n| - Uno - Due |");
});

it("lets no text pass for a mark, and no script through", () => {
  expect(toMarkdown("<p>5 * 3 [x] &lt;b&gt;</p><script>alert(1)</script>")).toBe("5 \\* 3 \\[x\\] \\<b\\>");
});

it("leaves out what is empty", () => {
  expect(joinBlocks("# A", "", false, null, bullets(["b", false]), link("[c]", "/c"))).toBe(
    "# A\n\n- b\n\n[\\[c\\]](/c)\n",
  );
});
