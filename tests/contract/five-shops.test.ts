import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { CUSTOMER } from "@/tests/support/simulated-shop/answers";
import { SHOP_VARIANTS } from "@/tests/support/simulated-shop/shop-variants";
import { type SimulatedShop, startSimulatedShop } from "@/tests/support/simulated-shop/shop";
import type { WordPressSite } from "@/tests/support/simulated-shop/wordpress";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import { formatReport } from "./checks/report";
import { runSuite } from "./checks/suite";
import { formatVerdict, judge, type Verdict } from "./checks/verdict";

allowLocalhost();
// The command itself is started several times.
jest.setTimeout(120_000);

type ShopName = keyof typeof SHOP_VARIANTS;

async function withShop<T>(name: ShopName, run: (shop: SimulatedShop) => Promise<T>): Promise<T> {
  const { differences, wordPress } = SHOP_VARIANTS[name];
  const shop = await startSimulatedShop(differences, wordPress);
  try {
    return await run(shop);
  } finally {
    await shop.stop();
  }
}

const verdictOf = (name: ShopName, options: Parameters<typeof runSuite>[1] = {}) =>
  withShop(name, async ({ url }) => {
    const findings = await runSuite(url, { budgetMs: 500, ...options });
    const verdict = judge(findings, { shop: url, content: url });
    return { findings, verdict, text: formatVerdict(verdict), report: formatReport(url, findings) };
  });

const { differences: complete } = SHOP_VARIANTS.complete;

const statesOf = ({ core }: Verdict) => Object.fromEntries(core.map(({ name, state }) => [name, state]));

describe("five shops", () => {
  test("one that offers everything fits, and nothing is asked of the platform", async () => {
    const { verdict, text: words } = await verdictOf("complete");
    expect(verdict).toMatchObject({ exitCode: 0, asks: [], without: [] });
    expect(words).toContain("The core fits: the shop can be connected.");
    expect(words).toMatch(/EBSN_API_URL=http:.*\n +CONTENT_API_URL=http:/);
  });

  test("one that does not know the places of visitors has them log in first", async () => {
    const shop = await startSimulatedShop({ ...complete, broken: { "user-address/preview": 404 } });
    const findings = await runSuite(shop.url, { budgetMs: 500 });
    await shop.stop();
    const { exitCode, settings } = judge(findings, { shop: shop.url, content: shop.url });
    expect(exitCode).toBe(0);
    expect(settings).toContainEqual(expect.stringMatching(/^ANONYMOUS_CART=false   user-address\/preview/));
  });

  test("the user of an answer's root is who is signed in", async () => {
    const shop = await startSimulatedShop({ ...complete, hasRootUser: true });
    const findings = await runSuite(shop.url, { budgetMs: 500, ...CUSTOMER });
    await shop.stop();
    const tests = findings.filter(({ call }) => call === "GET auth/test");
    expect(tests.map(({ facts }) => facts)).toEqual([["anonymous"], ["user 5"]]);
  });

  test("a log-in with its token in an unknown header names that header", async () => {
    const shop = await startSimulatedShop({ ...complete, session: "renamed" });
    const findings = await runSuite(shop.url, { budgetMs: 500, ...CUSTOMER });
    await shop.stop();
    expect(findings.find(({ call }) => call === "POST auth/login")?.surprises).toContain(
      "header x-shop-token; if it holds a token: EBSN_SESSION_HEADER or EBSN_ACCOUNT_HEADER=x-shop-token",
    );
  });

  test("sessions in cookies: parts for customers are reported as such, and fit after the log-in", async () => {
    const visitor = await verdictOf("cookies");
    expect(visitor.verdict.exitCode).toBe(0);
    expect(statesOf(visitor.verdict)).toMatchObject({
      "the cart": "for customers",
      "the slots": "for customers",
    });
    expect(visitor.verdict.settings).toContainEqual(expect.stringMatching(/^ANONYMOUS_CART=false/));
    expect(visitor.report).toContain("no price for an anonymous visitor");
    const customer = await verdictOf("cookies", CUSTOMER);
    expect(customer.verdict.exitCode).toBe(0);
    expect(new Set(Object.values(statesOf(customer.verdict)))).toEqual(new Set(["fits"]));
    const wrong = await verdictOf("cookies", { ...CUSTOMER, password: "no" });
    expect(wrong.verdict.exitCode).toBe(1);
    expect(statesOf(wrong.verdict)).toMatchObject({ "the log-in": "MISSING" });
  });

  test("paths as slugs, null lists, prices in text: it fits, and names what is not offered", async () => {
    const { findings, verdict, report } = await verdictOf("paths");
    expect(verdict.exitCode).toBe(0);
    expect(findings.find(({ call }) => call.startsWith("GET products?q="))?.unreadable).toEqual([]);
    expect(report).toContain("slugs containing a path: 1 of 2");
    expect(verdict.without).toContain("the home shows departments and offers");
    expect(verdict.asks).toEqual([
      "GET category (the page of the home) is not offered",
      "GET products/suggest (suggestions) is not offered",
      "GET leaflet/view (a leaflet) is not offered",
      "GET article/search (articles) answers what cannot be read (see above)",
      "GET article/search (recipes) answers what cannot be read (see above)",
    ]);
    expect(verdict.settings[1]).toMatch(/^CONTENT_API_URL=… .*none answers/);
  });

  test("a missing key is reported once, with the first call that lacks it", async () => {
    const { findings, report } = await verdictOf("partial");
    const lacking = findings.filter(({ missing }) => missing.length > 0);
    expect(lacking.length).toBeGreaterThan(1);
    const sections = report.split(/never came; the storefront does without\n/).slice(1);
    const names = sections.flatMap(
      (section) =>
        section
          .split(/\n\n/)[0]
          ?.split(/[,\s]+/)
          .filter(Boolean) ?? [],
    );
    expect(names.length).toBeGreaterThan(0);
    expect(names.length).toBe(new Set(names).size);
  });

  test("a page in place of the cart and slots that never come: 1, with both named", async () => {
    const { verdict, report } = await verdictOf("partial");
    expect(verdict.exitCode).toBe(1);
    expect(statesOf(verdict)).toMatchObject({ "the cart": "MISSING", "the slots": "MISSING" });
    expect(verdict.asks).toEqual(
      expect.arrayContaining([
        "GET cart/view (the cart) answers what cannot be read (see above)",
        "GET timeslot/list (the slots) never answers in time",
      ]),
    );
    expect(report).toContain("a page (HTML) in place of data");
  });

  test("one that rejects programs says what to ask for", async () => {
    const { verdict } = await verdictOf("closed");
    expect(verdict.exitCode).toBe(1);
    expect(verdict.asks).toEqual([
      expect.stringMatching(/^access: GET category, GET products, .* let your server's address in$/),
    ]);
    expect(new Set(Object.values(statesOf(verdict)))).toEqual(new Set(["MISSING"]));
    expect(verdict.settings.join()).not.toContain("ANONYMOUS_CART");
  });
});

async function runCommand(...args: string[]) {
  const env = { ...process.env, CONTRACT_PASSWORD: CUSTOMER.password };
  const child = spawn("npm", ["run", "--silent", "contract", "--", ...args], { env });
  const exited = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const [out, log, code] = await Promise.all([text(child.stdout), text(child.stderr), exited]);
  return { out, log, code };
}

test("a WordPress that rejects or fails is named with its status, and no plug-in is asked for", async () => {
  const wordPressOf = (broken: WordPressSite["broken"]) => ({ ...SHOP_VARIANTS.complete.wordPress, broken });
  const judgeBroken = async (broken: WordPressSite["broken"]) => {
    const shop = await startSimulatedShop(SHOP_VARIANTS.complete.differences, wordPressOf(broken));
    const findings = await runSuite(shop.url, { budgetMs: 500 });
    await shop.stop();
    const found = (call: string) => findings.find((finding) => finding.call === call);
    return { found, verdict: judge(findings, { shop: shop.url, content: shop.url }) };
  };
  const closed = await judgeBroken({ "wp/v2/pages": 403 });
  expect(closed.found("CONTENT pages")).toMatchObject({ outcome: "rejected", http: 403 });
  expect(closed.verdict.settings[1]).toMatch(/^CONTENT_API_URL=… .*answers 403$/);
  expect(closed.verdict.asks).toEqual([expect.stringMatching(/^access: CONTENT pages are rejected; /)]);

  const noPlugIns = await judgeBroken({
    "custom/v1/form": 403,
    "wp-api-menus/v2/menu-locations/footer": 500,
  });
  expect(noPlugIns.found("CONTENT form")).toMatchObject({ outcome: "rejected", http: 403 });
  expect(noPlugIns.verdict.asks).toEqual([
    "access: CONTENT form are rejected; it has to let your server's address in",
    "CONTENT menu footer (the footer's menu) fails with 500",
  ]);
});

test("a service that the address dialog has no kind for is named, the others are not", async () => {
  const { findings, verdict } = await verdictOf("paths");
  const services = findings.find(({ call }) => call === "GET address/delivery-service-list");
  expect(services?.facts).toEqual(["Consegna a casa, Consegna in ufficio, Ritiro, Drone"]);
  expect(services?.surprises.filter((surprise) => surprise.startsWith("service "))).toEqual([
    "service 99 (Drone) is of no kind the storefront knows",
  ]);
  expect(statesOf(verdict)).toMatchObject({ "the services": "fits" });
});

/** `:id` stands for any number. */
function callsOfTheStorefront(): string[] {
  const document = readFileSync("docs/requirements/routes-and-calls.md", "utf8");
  const [, tables = ""] = document.split("\n## Calls\n");
  const [made = ""] = tables.split("\n## Calls the browser does not make\n");
  return [...made.matchAll(/^\| (?:GET|POST) `([^`]+)`/gm)].map(([, path = ""]) => path);
}

test("the suite asks only for calls that the storefront makes", async () => {
  const asked = await withShop("complete", async ({ url, calls }) => {
    await runSuite(url, { budgetMs: 500, write: true, ...CUSTOMER });
    return new Set(calls.map(({ path }) => path.replace(/\d+/, ":id")));
  });
  expect(asked.size).toBeGreaterThan(15);
  const known = callsOfTheStorefront();
  expect([...asked].filter((path) => !known.includes(path))).toEqual([]);
});

describe("the command", () => {
  test("exits with 0, corrects the address, prints each call as it goes, and writes JSON when asked", async () => {
    const { out, log, code } = await withShop("complete", ({ url }) =>
      runCommand(`${url}/ebsn/api`, "--json", "--login", CUSTOMER.login),
    );
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ verdict: { exitCode: 0 } });
    expect(log).toContain("/ebsn/api: taken as http://127.0.0.1:");
    expect(log).toMatch(/^200 +\d+ ms {2}category$/m);
    expect(log).toMatch(/^200 +\d+ ms {2}\/p\/wp-json\/wp\/v2\/pages/m);
  });

  test("exits with 1 when something of the core is missing", async () => {
    expect((await withShop("closed", ({ url }) => runCommand(url))).code).toBe(1);
  });

  test("exits with 2 when nothing answers, and says why", async () => {
    const { out, code } = await runCommand("http://127.0.0.1:9", "--budget", "500");
    expect(code).toBe(2);
    expect(out).toMatch(/fetch failed: (?:bad port|ECONNREFUSED)/);
  });

  test("says what it takes when asked", async () => {
    const { out, code } = await runCommand("--help");
    expect(code).toBe(0);
    for (const option of ["--content", "--budget", "--json", "--login", "--write"])
      expect(out).toContain(option);
  });

  test("called wrongly it says how, and gives no verdict", async () => {
    const { log, code } = await runCommand("negozio.test");
    expect(code).toBe(64);
    expect(log).toContain("negozio.test: an address begins with https://");
  });
});
