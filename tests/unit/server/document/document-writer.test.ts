import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDocumentWriter } from "@/server/document/index.mjs";

const FONT = '@font-face{font-family:text;src:url(../media/text.woff2)format("woff2")}';
const FALLBACK = "@font-face{font-family:text fallback;src:local(Arial);size-adjust:94%}";

let distDir: string;
let writeDocument: (html: string) => string;

beforeEach(() => {
  distDir = mkdtempSync(join(tmpdir(), "document-"));
  mkdirSync(join(distDir, "static/chunks"), { recursive: true });
  const style = (name: string, css: string) => writeFileSync(join(distDir, "static/chunks", name), css);
  style("a.css", `${FONT}${FALLBACK}.a{color:red}`);
  style("b.css", '.b{background:url(../media/b.svg);content:"</style>"}.c{background:url("/c.svg")}');
  writeDocument = createDocumentWriter({ distDir });
});

afterEach(() => rmSync(distDir, { recursive: true }));

const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;
const script = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;

const PRELOAD = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>';
const push = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`;
const DATA = "<script>self.__next_f=self.__next_f||[]</script>";

const html = ({ head = link("a") + link("b"), body = script("main") + DATA } = {}) =>
  `<!DOCTYPE html><html><head><title>Pane</title>${head}${PRELOAD}${script("page")}</head><body><p>Pane</p>${body}</body></html>`;

const styleOf = (page: string) => /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? "";
const count = (page: string, text: string) => page.split(text).length - 1;

describe("style sheets", () => {
  test("are written once, in the order of their links and at the place of the first", () => {
    const page = writeDocument(html());
    expect(styleOf(page)).toMatch(/\.a\{color:red\}\s*\.b\{/);
    expect(count(page, ".a{color:red}")).toBe(1);
    expect(page.indexOf("<style>")).toBeLessThan(page.indexOf("<link"));
  });

  test("leave their links for React, disabled, so that they are not requested again", () => {
    const page = writeDocument(html());
    expect(page).toContain(
      '<link disabled="" rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>',
    );
    expect(count(page, 'rel="stylesheet"')).toBe(2);
    expect(count(page, "disabled")).toBe(2);
  });

  test("name their files from the root", () => {
    const page = writeDocument(html());
    expect(page).toContain("url(/_next/static/media/text.woff2)");
    expect(page).toContain("url(/_next/static/media/b.svg)");
    expect(page).toContain('url("/c.svg")');
  });

  test("cannot end their element", () => {
    expect(styleOf(writeDocument(html()))).toContain('content:"<\\/style>"');
  });

  test("keep font fallbacks with them, and font files apart for after the first frame or for no scripts", () => {
    const page = writeDocument(html());
    expect(styleOf(page)).toContain("font-family:text fallback");
    expect(styleOf(page)).not.toContain("text.woff2");
    expect(page).toMatch(
      /<noscript id="fonts"><style>@font-face\{font-family:text;[^<]*<\/style><\/noscript>/,
    );
  });

  test.each([
    ["of a file that is not there", "z"],
    ["that leave their folder", "../../secret"],
  ])("%s stay as they are", (_, name) => {
    const page = writeDocument(html({ head: link("a") + link(name) }));
    expect(page).not.toContain("<style>");
    expect(page).toContain(link("a") + link(name));
  });

  test("of another origin or of a medium stay as they are", () => {
    const other = '<link rel="stylesheet" href="https://elsewhere.test/a.css"/>';
    const print = '<link rel="stylesheet" href="/_next/static/chunks/b.css" media="print"/>';
    const page = writeDocument(html({ head: link("a") + other + print }));
    expect(page).toContain(other);
    expect(page).toContain(print);
    expect(styleOf(page)).not.toContain(".b{");
  });
});

describe("scripts", () => {
  test("of the page are named in its order by one at the end, and no longer by elements or preloads", () => {
    const page = writeDocument(html());
    expect(page).toContain('["/_next/static/chunks/page.js","/_next/static/chunks/main.js"]');
    expect(page).not.toContain("<script src");
    expect(page).not.toContain('as="script"');
    expect(page).toMatch(/<\/script><\/body><\/html>$/);
  });

  test("are requested by the build's minified script where there is one", () => {
    writeFileSync(join(distDir, "madia-start-page.js"), "(s=>s)");
    expect(createDocumentWriter({ distDir })(html())).toContain('<script>(s=>s)(["/_next/');
  });

  test("inline data and foreign scripts stay, polyfills for browsers without modules do not", () => {
    const polyfills = '<script src="/_next/static/chunks/polyfills.js" noModule=""></script>';
    const foreign = '<script src="https://elsewhere.test/a.js" async=""></script>';
    const page = writeDocument(html({ body: polyfills + foreign + script("main") + DATA }));
    for (const kept of [foreign, DATA]) expect(page).toContain(kept);
    expect(page).not.toContain(polyfills);
  });
});

describe("data for hydration", () => {
  function received(page: string): unknown[] {
    const self: { __next_f: unknown[][] } = { __next_f: [] };
    for (const [, code = ""] of page.matchAll(/<script>(self\.__next_f\.push[\s\S]*?)<\/script>/g))
      new Function("self", code)(self);
    return self.__next_f.map(([, text]) => text);
  }

  test("is the same text in fewer characters", () => {
    const texts = [
      '1:["$","a",null,{"href":"/l\'olio","title":"\\"extra\\""}]\n',
      "back\\slash \\\\ \u2028 \t ' \" \\' ${x} `",
      "$' $& $1 è",
    ];
    const source = html({ body: texts.map(push).join("") });
    const page = writeDocument(source);
    expect(received(page)).toEqual(texts);
    expect(page).toContain(`"href":"/l\\'olio"`);
  });

  test("goes without attributes that are not there, but rows of text stay as they are", () => {
    const text = 'è,"name":"$undefined"\n';
    const row = `a:T${Buffer.byteLength(text).toString(16)},${text}`;
    const texts = [
      '1:["$","a",null,{"href":"/","rel":"$undefined"}]\n',
      row.slice(0, 9),
      row.slice(9),
      '2:{"a":1,"b":"$undefined"}\n',
      '3:{"a":"$undefined","b":"$undefined","c":[{"d":"$undefined"}]}\n',
    ];
    const page = writeDocument(html({ body: texts.map(push).join("") }));
    expect(received(page).join("")).toBe(`1:["$","a",null,{"href":"/"}]\n${row}2:{"a":1}\n3:{"c":[{}]}\n`);
  });

  test("goes without hints about style sheets, which are inline, but keeps those about other files", () => {
    const text = ':HL["/a.css","style"]\n';
    const kept = `b:T${Buffer.byteLength(text).toString(16)},${text}:HC["/",""]\n1:null\n`;
    const page = writeDocument(html({ body: push(`:HL["/a.css","style"]\n:HL["/b.css","style"]\n${kept}`) }));
    expect(received(page).join("")).toBe(kept);
  });

  test("cannot end its script", () => {
    const page = writeDocument(html({ body: push("</script><script>alert(1)") }));
    expect(page).not.toContain("alert(1)</script>");
    expect(received(page)).toEqual(["</script><script>alert(1)"]);
  });
});

describe("other texts", () => {
  test.each([
    ["an empty one", ""],
    ["one without a head", "<!DOCTYPE html><p>Pane</p>"],
    ["a fragment", "<head></head><body></body>"],
    ["a page without built files", "<!DOCTYPE html><html><head></head><body></body></html>"],
  ])("%s is returned as it is", (_, text) => {
    expect(writeDocument(text)).toBe(text);
  });

  test("a page already arranged is returned as it is", () => {
    const page = writeDocument(html());
    expect(writeDocument(page)).toBe(page);
  });
});
