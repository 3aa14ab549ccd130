import { render } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { Html } from "@/components/ui/html";
import { scopeCss } from "@/lib/html/css";
import { resolveLink } from "@/lib/html/links";
import { sanitizeHtml, htmlToText } from "@/lib/html/sanitize";
import { ATTACKS } from "../fixtures/attack-corpus";

const FORBIDDEN = [
  "script,style,iframe,object,embed,applet,base,meta,link,form,input,button,select,textarea,svg,math,template",
  "noscript,video,audio,dialog,portal,details,marquee,[id]:not([id^='t-']),[name],[srcset],[ping],[formaction],[srcdoc]",
  "[contenteditable]",
].join();

const renderHtml = (markup: string, locale: "it" | "en" = "it") =>
  render(
    <NextIntlClientProvider locale={locale}>
      <Html markup={markup} />
    </NextIntlClientProvider>,
  ).container;

function attributesOf(root: Element) {
  return [...root.querySelectorAll("*")].flatMap((element) => [...element.attributes]);
}

describe("backend HTML", () => {
  it("is tested with at least a hundred attacks", () => {
    expect(new Set(ATTACKS).size).toBeGreaterThanOrEqual(100);
  });

  it.each(ATTACKS)("neither runs nor loads anything: %s", (attack) => {
    const root = renderHtml(attack);
    expect(root.querySelectorAll(FORBIDDEN)).toHaveLength(0);
    for (const { name, value } of attributesOf(root)) {
      expect(name).not.toMatch(/^on|:/);
      if (name === "style") expect(value).not.toMatch(/url|expression|position|binding|behavior|\\/i);
      if (name === "href") expect(value).toMatch(/^(?:\/(?![/\\])|https?:|mailto:|tel:|#t-)/);
      if (name === "src") expect(value).toMatch(/^(?:\/(?![/\\])|https?:)/);
    }
  });

  it.each(ATTACKS)("is idempotent: %s", (attack) => {
    const once = sanitizeHtml(attack);
    expect(sanitizeHtml(once)).toBe(once);
  });

  it("keeps common formatting and tables", () => {
    const clean = sanitizeHtml(
      '<h2>Le mele</h2><p class="lead">Croccanti &amp; <strong>dolci</strong></p><table><tr><th scope="row">Energia</th><td>52 kcal</td></tr></table>',
    );
    expect(clean).toContain('<p class="lead">Croccanti &amp; <strong>dolci</strong></p>');
    expect(clean).toContain('<th scope="row">Energia</th><td>52 kcal</td>');
  });

  it("turns h1 into h2", () => {
    expect(sanitizeHtml("<h1>Titolo</h1>")).toBe("<h2>Titolo</h2>");
  });

  it("closes open tags and drops unknown tags but not their text", () => {
    expect(sanitizeHtml("<p>uno<b>due<blink>tre")).toBe("<p>uno<b>duetre</b></p>");
  });

  it("lazy-loads images, adds an alt and drops images without a URL", () => {
    expect(sanitizeHtml('<img src="/photo/a.webp" width="170" height="x">')).toBe(
      '<img src="/photo/a.webp" alt="" width="170" loading="lazy" decoding="async" />',
    );
    expect(sanitizeHtml('<img src="javascript:1"><img>')).toBe("");
  });

  it("renders nothing when nothing is left", () => {
    expect(renderHtml("<script>1</script>").innerHTML).toBe("");
  });

  it("extracts plain text", () => {
    const markup = "<p>Zucchero,<br>uova&nbsp;e</p><p>latte &lt;b&gt;</p><script>x</script>";
    expect(htmlToText(markup)).toBe("Zucchero, uova e latte <b>");
  });
});

describe("links in HTML", () => {
  const sites = { shop: ["www.madia.test"], content: null };

  it.each([
    ["/frutta", "/frutta", false],
    ["frutta", "/frutta", false],
    ["/shop/frutta?x=1", "/frutta?x=1", false],
    ["/shop", "/", false],
    ["/shopping", "/shopping", false],
    ["/shop//example.org/a", "/example.org/a", false],
    ["https://www.madia.test//shop//example.org", "/example.org", false],
    ["https://www.madia.test/shop/product/x#y", "/product/x#y", false],
    ["/p/wp-content/uploads/regolamento.pdf", "/p/wp-content/uploads/regolamento.pdf", true],
    ["https://www.madia.test/photo2/a.jpg", "/photo2/a.jpg", true],
    ["/photo/a.jpg", "/photo/a.jpg", true],
    ["https://example.org/a", "https://example.org/a", true],
    ["http://madia.test/", "http://madia.test/", true],
    ["//example.org/a", "https://example.org/a", true],
    ["mailto:ciao@madia.test", "mailto:ciao@madia.test", false],
    ["tel:+390212345", "tel:+390212345", false],
  ])("resolves %s to %s", (href, target, isExternal) => {
    expect(resolveLink(href, sites)).toEqual({ href: target, isExternal });
  });

  it("opens external links in a new window without opener", () => {
    expect(sanitizeHtml('<a href="https://example.org" target="_top" rel="opener">x</a>')).toBe(
      '<a href="https://example.org/" target="_blank" rel="noopener noreferrer">x</a>',
    );
    expect(sanitizeHtml('<a href="/shop/pane">x</a>')).toBe('<a href="/pane">x</a>');
  });

  it("prefixes ids and fragment links", () => {
    expect(sanitizeHtml('<a href="#nota">1</a><h2 id="nota">Nota</h2><a name="due"></a>')).toBe(
      '<a href="#t-nota">1</a><h2 id="t-nota">Nota</h2><span id="t-due"></span>',
    );
    expect(sanitizeHtml('<a href="#">su</a><p id="a b">x</p>')).toBe("<span>su</span><p>x</p>");
  });

  it("keeps the text of an unsafe link", () => {
    expect(sanitizeHtml('<a href="javascript:alert(1)">leggi</a>')).toBe("<span>leggi</span>");
  });
});

describe("links in HTML on an English page", () => {
  it.each([
    ["/pane?page=2#fette", "/en/pane?page=2#fette"],
    ["/", "/en"],
    ["https://example.org/pane", "https://example.org/pane"],
    ["/p/wp-content/uploads/regole.pdf", "/p/wp-content/uploads/regole.pdf"],
    ["mailto:ciao@madia.test", "mailto:ciao@madia.test"],
  ])("resolves %s to %s", (href, expected) => {
    expect(renderHtml(`<p><a title="x" href="${href}">x</a></p>`, "en").querySelector("a")).toHaveAttribute(
      "href",
      expected,
    );
  });
});

describe("CSS of a block", () => {
  const css = (text: string) => scopeCss(text, ".b1");

  it.each([
    ["h2{color:#c00;margin:0 auto}", ".b1 h2{color:#c00;margin:0 auto}"],
    ["h2, .lead > p {font-size:1.2rem}", ".b1 h2,.b1 .lead > p{font-size:1.2rem}"],
    ["body{background:#fff}", ".b1{background:#fff}"],
    ["li:nth-child(2n+1){color:red}", ".b1 li:nth-child(2n+1){color:red}"],
    ["p{color:red}} a{color:blue}", ".b1 p{color:red}"],
    ["p{color:red} @media (min-width: 600px){a{b{color:blue}}}", ".b1 p{color:red}"],
    ["@media (min-width: 600px){p{color:red}}", "@media (min-width: 600px){.b1 p{color:red}}"],
  ])("scopes %s to %s", (text, result) => {
    expect(css(text)).toBe(result);
  });

  it.each([
    "/* x */ p{color:red",
    "@import 'https://evil.example/x.css';",
    "@font-face{font-family:x;src:url(https://evil.example/x)}",
    "p{background:url(https://evil.example/x)}",
    "p{background-image:image-set('https://evil.example/x' 1x)}",
    "p{width:expression(alert(1))}",
    "p{-moz-binding:url(x)}",
    "p{behavior:url(x.htc)}",
    "p{position:fixed;inset:0;z-index:9}",
    "p{content:attr(data-x)}",
    "p{color:red}</style><script>alert(1)</script>",
    "p{c\\6flor:red}",
    "~ *{display:none}",
    "body ~ *{display:none}",
    "input[value^=a]{color:red}",
    "@media x{@import 'y';}",
    "@supports (display:grid){p{color:red}}",
    "p{color:var(--ink)}",
    `p{color:red} ${"a{".repeat(11)}`,
  ])("drops %s", (text) => {
    expect(css(text)).toBe("");
  });

  it("never selects outside its block", () => {
    expect(css("a{color:red} ~ b{color:red} .c , html > c{color:blue}")).toBe(
      ".b1 a{color:red}.b1 .c{color:blue}",
    );
  });
});
