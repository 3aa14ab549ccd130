import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { browserslist } from "@/package.json";

const root = path.join(__dirname, "../../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const sources = ["app", "components", "lib"]
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(?:css|tsx?)$/.test(file))
      .map((file) => ({ file: `${folder}/${file}`, text: read(`${folder}/${file}`) })),
  )
  .sort((one, other) => (one.file < other.file ? -1 : 1));

/** Newer than a promised browser, in types that know no versions, and the files that ask first or do without. */
const NEWER: [RegExp, string[]][] = [
  [/\bcheckVisibility\(|\bAbortSignal\.any\(|\bURL\.parse\(|\bmoveBefore\(|\bstartViewTransition\(/, []],
  [/\bIntl\.(?:Segmenter|DurationFormat)\b|\bnew CloseWatcher\b|\.requestClose\(|\bscheduler\./, []],
  [/\bclosed[bB]y=|\bcommand[fF]or=|\binterest[fF]or=/, []],
  [/\brequestIdleCallback\(/, ["lib/navigation/prefetch-links.ts"]],
  [/"scrollend"/, ["components/leaflet/use-pages.ts"]],
  [/\bwindow\.navigation\b/, ["lib/navigation/scroll-positions.ts"]],
  [/\.showPopover\(/, ["components/ui/notification-list.tsx"]],
  [
    /:popover-open\b/,
    [
      "components/product/close-popover-on-back.ts",
      "components/product/facet-form.module.css",
      "components/product/listing-toolbar.module.css",
      "components/product/trap-focus-in-popover.ts",
      "components/product/use-facet-form.ts",
      "components/ui/notification-list.tsx",
      "components/ui/notifications.module.css",
    ],
  ],
  [/\bround\((?:up|down|nearest|to-zero),/, ["components/loyalty/fidelity.module.css"]],
  [/\blight-dark\(|\bcontrast-color\(|\b(?:rgb|hsl|oklch)\(from\b|\banchor(?:-size)?\(/, []],
  [/@(?:scope|property|function|position-try)\b|\bsubgrid\b|:(?:user-(?:in)?valid|dir\(|open\b)/, []],
];

test("the build is for the browsers that the requirements name", () => {
  const [, promised] = /## Browsers\n\n([^(]*)\(/.exec(read("docs/requirements/platform.md")) ?? [];
  expect(promised).toBe("Chrome and Edge 111, Firefox 121, Safari 16.4 on Macs and iPhones, and later ");
  expect(browserslist).toEqual(["chrome 111", "edge 111", "firefox 121", "safari 16.4", "ios_saf 16.4"]);
});

test.each(NEWER)("what is newer than these browsers is used with a check: %s", (code, files) => {
  expect(sources.filter(({ text }) => code.test(text)).map(({ file }) => file)).toEqual(files);
});
