import type { Finding } from "./finding";
import { findPart, isOfContent, type Part, PARTS, type PartState } from "./parts";

export type Verdict = {
  exitCode: 0 | 1 | 2;
  core: { name: string; state: PartState; call: string }[];
  settings: string[];
  without: string[];
  /** What to ask the platform for, or WordPress. */
  asks: string[];
};

export type Addresses = { shop: string; content: string };

const NO_ANSWER = 2;

const shortCall = (call: string) => call.split("?")[0] ?? call;

const REASONS: Record<Finding["outcome"], string> = {
  fits: "",
  rejected: "is rejected",
  "not offered": "is not offered",
  unreadable: "answers what cannot be read (see above)",
  failed: "fails",
  "no answer": "never answers in time",
  "not tried": "could not be tried",
};

const isBlocked = ({ outcome, http }: Finding) => outcome === "rejected" && [401, 403].includes(http);

const isBroken = ({ outcome }: Finding) => outcome === "rejected" || outcome === "failed";

const reasonOf = ({ outcome, http }: Finding): string =>
  outcome === "failed" ? `fails with ${http}` : REASONS[outcome];

/** Pictures of the shop and of WordPress are allowed without being listed. */
function foreignPictureHosts(findings: Finding[], { shop, content }: Addresses): string[] {
  const own = [shop, content].map((address) => new URL(address).host);
  const hosts = new Set(findings.flatMap((found) => found.pictureHosts));
  return [...hosts].filter((host) => !own.includes(host)).sort();
}

function settingsFor(
  findings: Finding[],
  core: { name: string; state: PartState }[],
  addresses: Addresses,
): string[] {
  const { shop, content } = addresses;
  const imageHosts = foreignPictureHosts(findings, addresses);
  const pages = findings.find(({ call }) => call === "CONTENT pages");
  const visitorsCart = findings.find(({ call }) => call.startsWith("GET cart/view"));
  const places = findings.find(({ call }) => call.startsWith("GET user-address/preview"));
  const contentAnswer =
    pages && isBroken(pages) ? `${content} answers ${pages.http}` : `none answers at ${content}`;
  const isForCustomers = core.some(({ name, state }) => name === CART && state !== "MISSING");
  return [
    `EBSN_API_URL=${shop}`,
    pages?.outcome === "fits"
      ? `CONTENT_API_URL=${content}`
      : `CONTENT_API_URL=…   the address of your WordPress: ${contentAnswer}`,
    "STOREFRONT_URL=…   where customers come; SESSION_SECRET, REVALIDATE_SECRET: 32 characters or more",
    ...(imageHosts.length > 0
      ? [`IMAGE_HOSTS=${imageHosts.join(",")}   or their pictures are not shown`]
      : []),
    ...(visitorsCart?.outcome === "rejected" && isForCustomers
      ? ["ANONYMOUS_CART=false   carts are for customers"]
      : places?.outcome === "not offered"
        ? ["ANONYMOUS_CART=false   user-address/preview is not offered, without which visitors add nothing"]
        : []),
  ];
}

const CART = "the cart";
const PLUG_INS: Record<string, string> = {
  "CONTENT menu footer": "of WordPress: the plug-in WP API Menus, with a menu at the location footer",
  "CONTENT form": "of WordPress: deploy/wordpress/madia-forms.php in wp-content/mu-plugins",
};

function askFor(part: Part, found: Finding): string {
  const plugIn = PLUG_INS[part.call];
  if (plugIn && found.outcome === "not offered") return plugIn;
  return `${shortCall(found.call)} (${part.name}) ${reasonOf(found)}`;
}

type MissingPart = { part: Part; found: Finding };

/** Calls rejected for one reason are asked for once. */
function asksFor(missing: MissingPart[]): string[] {
  const blocked = missing.filter(({ found }) => isBlocked(found));
  const calls = [...new Set(blocked.map(({ found }) => shortCall(found.call)))].join(", ");
  return [
    ...(calls ? [`access: ${calls} are rejected; it has to let your server's address in`] : []),
    ...missing.filter(({ found }) => !isBlocked(found)).map(({ part, found }) => askFor(part, found)),
  ];
}

/** 0: the core fits, 1: something of it is missing or unreadable, 2: nothing answers. */
export function judge(findings: Finding[], addresses: Addresses): Verdict {
  const parts = PARTS.flatMap((part) => {
    const match = findPart(part, findings);
    return match ? [{ part, ...match }] : [];
  });
  const core = parts.filter(({ part }) => part.isCore);
  const missing = parts.filter(({ state }) => state === "MISSING");
  const hasContent = parts.some(({ part, state }) => isOfContent(part) && state === "fits");
  const isSilent = findings.every(({ http }) => http === 0);
  const asked = missing.filter(
    ({ part, found }) =>
      found.outcome !== "not tried" && (hasContent || !isOfContent(part) || isBroken(found)),
  );
  const states = core.map(({ part, found, state }) => ({ name: part.name, state, call: found.call }));
  if (isSilent) return { exitCode: NO_ANSWER, core: states, settings: [], without: [], asks: [] };
  return {
    exitCode: core.every(({ state }) => state !== "MISSING") ? 0 : 1,
    core: states,
    settings: settingsFor(findings, states, addresses),
    without: missing.map(({ part }) => part.without),
    asks: asksFor(asked),
  };
}

const WORDS = {
  0: "The core fits: the shop can be connected.",
  1: "Something of the core is missing or unreadable: the shop cannot be connected yet.",
  2: "Nothing answers: check the address, the network and the certificate.",
};

const section = (title: string, lines: string[]): string[] =>
  lines.length === 0 ? [] : ["", title, ...lines.map((line) => `  ${line}`)];

export function formatVerdict({ exitCode, core, settings, without, asks }: Verdict): string {
  const hasClosedParts = core.some(({ state }) => state === "for customers");
  return [
    WORDS[exitCode],
    ...(exitCode === NO_ANSWER
      ? []
      : core.map(({ name, state, call }) => `  ${state.padEnd(13)} ${name} (${shortCall(call)})`)),
    ...(hasClosedParts ? ["  for customers: rejected for visitors; --login says whether it fits"] : []),
    ...section("Set in .env (docs/connect-ebsn.md)", settings),
    ...section("Without what is missing", without),
    ...section("Ask for", asks),
  ].join("\n");
}
