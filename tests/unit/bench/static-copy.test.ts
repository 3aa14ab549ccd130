import { staticCopy } from "@/tests/bench/static-copy";

const readFile = (path: string) =>
  Promise.resolve(`.of${path.replace(/\W/g, "-")}{background:url(../media/a.svg)}`);

const page = (head: string) =>
  `<html><head><link rel="preload" as="image" href="/a.webp"/>${head}</head><body><script type="application/ld+json">{}</script><script>go()</script></body></html>`;

test("a copy has the styles of its page inline, and neither scripts nor preloads", async () => {
  const copy = await staticCopy(
    page('<link rel="stylesheet" href="/a.css" data-precedence="next"/>'),
    readFile,
  );
  expect(copy).toContain("<style>.of-a-css{background:url(/_next/static/media/a.svg)}</style></head>");
  expect(copy).not.toMatch(/<link|go\(\)/);
  expect(copy).toContain("ld+json");
});

test("inline styles and fonts are not duplicated", async () => {
  const head =
    '<style>.a{}</style><noscript id="fonts"><style>@font-face{}</style></noscript><link disabled="" rel="stylesheet" href="/a.css"/>';
  const copy = await staticCopy(page(head), readFile);
  expect(copy).toContain("<head><style>.a{}</style><style>@font-face{}</style></head>");
});
