import type { Finding } from "./finding";

type Part = {
  /** How the call's line starts. */
  call: string;
  name: string;
  isCore?: boolean;
  /** Visitors may rightly be refused. */
  mayBeRefused?: boolean;
  /** What the shop shows without it. */
  without: string;
};

const PARTS: Part[] = [
  { call: "GET category?filtered=", name: "the catalogue", isCore: true, without: "no menu of departments" },
  { call: "GET products?slug=", name: "a product", isCore: true, without: "no product pages" },
  { call: "GET products?q=", name: "the search", isCore: true, without: "no search" },
  { call: "GET cart/view", name: "the cart", isCore: true, mayBeRefused: true, without: "no cart" },
  {
    call: "GET timeslot/list",
    name: "the slots",
    isCore: true,
    mayBeRefused: true,
    without: "no delivery time",
  },
  { call: "POST auth/login", name: "the log-in", isCore: true, without: "nobody can log in" },
  { call: "GET user-address/list", name: "the addresses", isCore: true, without: "no delivery address" },
  {
    call: "GET category?slug=homepage",
    name: "the page of the home",
    without: "the home shows departments and offers",
  },
  { call: "GET products/suggest", name: "suggestions", without: "the search box suggests nothing" },
  { call: "GET adv", name: "recommended products", without: "sliders of recommended products are left out" },
  { call: "GET leaflet/search", name: "leaflets", without: "/volantini is empty" },
  {
    call: "GET leaflet/view",
    name: "a leaflet",
    without: "leaflets open from leaflet/search, with their first page",
  },
  { call: "GET warehouse-locator/search", name: "stores", without: "/punti-vendita is empty" },
  { call: "GET article/search?parent_article_type_id=1", name: "articles", without: "/news is empty" },
  { call: "GET article/search?parent_article_type_id=2", name: "recipes", without: "/ricette is empty" },
  {
    call: "GET registration-disclaimer/list",
    name: "consents",
    without: "registration asks for no consents",
  },
  {
    call: "CONTENT pages",
    name: "WordPress",
    without: "no /page/… of WordPress; set CONTENT_API_URL to its origin",
  },
  {
    call: "CONTENT menu footer",
    name: "the footer's menu",
    without: "the footer shows the shop's own links",
  },
  { call: "CONTENT form", name: "forms", without: "no forms in texts; see deploy/wordpress/madia-forms.php" },
];

export type Verdict = {
  exitCode: 0 | 1 | 2;
  core: { name: string; fits: boolean; call: string }[];
  /** What to do, a line each. */
  advice: string[];
};

const NO_ANSWER = 2;
const NOT_OFFERED = [404, 405, 501];

function isMet({ mayBeRefused }: Part, found: Finding): boolean {
  if (found.outcome === "fits") return true;
  return found.outcome === "refused" && mayBeRefused === true && !NOT_OFFERED.includes(found.http);
}

function advise({ name, without, isCore }: Part, found: Finding): string {
  const cause = found.outcome === "not offered" ? "is not offered" : `is "${found.outcome}"`;
  const advice = isCore || found.outcome === "not offered" ? "ask the platform for it" : "see above";
  return `${name} (${found.call.split("?")[0]}) ${cause}: ${without}; ${advice}`;
}

/** 0: the core fits, 1: something of it is missing or unreadable, 2: nothing answers. */
export function judge(findings: Finding[]): Verdict {
  const parts = PARTS.flatMap((part) => {
    const found = findings.find(({ call }) => call.startsWith(part.call));
    return found ? [{ part, found, fits: isMet(part, found) }] : [];
  });
  const core = parts
    .filter(({ part }) => part.isCore)
    .map(({ part, found, fits }) => ({ name: part.name, fits, call: found.call }));
  const isSilent = findings.every(({ http }) => http === 0);
  const advice = parts
    .filter(({ fits, found }) => !fits && found.outcome !== "not tried")
    .map(({ part, found }) => advise(part, found));
  return { exitCode: isSilent ? NO_ANSWER : core.every(({ fits }) => fits) ? 0 : 1, core, advice };
}

export function formatVerdict({ exitCode, core, advice }: Verdict, base: string): string {
  const words = {
    0: "The core fits: the shop can be connected.",
    1: "Something of the core is missing or unreadable: the shop cannot be connected yet.",
    2: "Nothing answers: check the address, the network and the certificate.",
  };
  return [
    words[exitCode],
    ...core.map(
      ({ name, fits, call }) => `  ${fits ? "fits   " : "MISSING"} ${name} (${call.split("?")[0]})`,
    ),
    "",
    "What to do",
    `  set EBSN_API_URL=${base}`,
    ...(exitCode === NO_ANSWER ? [] : advice.map((line) => `  ${line}`)),
  ].join("\n");
}
