import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import recorded from "../fixtures/recorded/gros_products_search.json";
import type { Finding } from "./checks/finding";
import { formatReport } from "./checks/report";
import { shopOrigin } from "./checks/shop";
import { runSuite } from "./checks/suite";
import { formatVerdict, judge } from "./checks/verdict";
import { startBackend } from "../support/backend";
import { allowLocalhost } from "../support/jest-localhost";

allowLocalhost();

const HERE = { shop: "http://shop.test", content: "http://shop.test" };

const findCall = (findings: Finding[], start: string): Finding => {
  const found = findings.find((finding) => finding.call.startsWith(start));
  if (!found) throw new Error(`no call starts with ${start}`);
  return found;
};

type ResponseFor = (path: string) => string | null;

async function runAgainst(responseFor: ResponseFor): Promise<Finding[]> {
  const server = createServer((request, response) => {
    const body = responseFor(request.url ?? "");
    response.writeHead(body === null ? 404 : 200, { "content-type": "application/json" });
    response.end(body ?? "<h1>Not Found</h1>");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    return await runSuite(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

const isList = (path: string) => path.startsWith("/ebsn/api/products?") && !path.includes("slug=");

describe("the contract suite", () => {
  test("finds nothing unreadable in the embedded backend", async () => {
    const backend = await startBackend();
    const findings = await runSuite(backend.url);
    await backend.stop();
    expect(findings.flatMap(({ unreadable }) => unreadable)).toEqual([]);
    for (const start of [
      "GET category?filtered",
      "GET category?slug=",
      "GET products?parent_category_id",
      "GET products?q=",
      "GET products?slug=",
      "GET products/suggest",
      "GET adv",
      "GET cart/view",
      "GET timeslot/list",
    ]) {
      expect([start, findCall(findings, start).outcome]).toEqual([start, "fits"]);
    }
    expect(findCall(findings, "GET products?slug=madia-non-esiste").outcome).toBe("rejected");
    expect(judge(findings, HERE).exitCode).toBe(0);
  });

  test("reports the deviations of a recorded shop and marks missing calls as not offered", async () => {
    const findings = await runAgainst((path) => (isList(path) ? `\n\n${JSON.stringify(recorded)}` : null));
    const search = findCall(findings, "GET products?q=");
    expect(search.outcome).toBe("fits");
    expect(search.surprises).toEqual(
      expect.arrayContaining([
        "blank lines before the JSON",
        expect.stringMatching(
          /^weightUnitDisplay disagrees with the unit of measure: 1 of 6 \(PZ instead of KG/,
        ),
      ]),
    );
    expect(search.missing).toContain("products[].productClasses");
    expect(findCall(findings, "GET category?filtered").outcome).toBe("not offered");
    expect(findCall(findings, "GET leaflet/product-search").outcome).toBe("not tried");
    const verdict = judge(findings, HERE);
    expect(verdict.exitCode).toBe(1);
    expect(verdict.core.filter(({ state }) => state === "fits").map(({ name }) => name)).toEqual([
      "the search",
    ]);
    const text = formatVerdict(verdict);
    expect(text).toMatch(/MISSING +the cart \(GET cart\/view\)/);
    expect(text).toContain("/news shows posts of WordPress, if any");
    expect(text).toContain("GET article/search (articles) is not offered");
    expect(formatReport("x", findings).match(/products\[\]\.productClasses/g)).toHaveLength(1);
  });

  test("says which hosts of pictures to list", async () => {
    const picture = "https://cdn.esempio.test/photo/p/photo/1.jpg";
    const products = [
      { ...recorded.data.products[0], mediaURL: picture, media: [{ medium: "https://altro.test/2.jpg" }] },
      { ...recorded.data.products[1], mediaURLMedium: "http://shop.test/photo/3.jpg" },
    ];
    const search = JSON.stringify({ ...recorded, data: { ...recorded.data, products } });
    const leaflets = JSON.stringify({
      ...recorded,
      data: { leaflets: [{ leafletId: 1, name: "Natale", baseLocation: "https://app.esempio.test/l/1/" }] },
    });
    const findings = await runAgainst((path) => {
      if (path.includes("leaflet/search")) return leaflets;
      return isList(path) ? search : null;
    });
    expect(judge(findings, HERE).settings).toContain(
      "IMAGE_HOSTS=altro.test,app.esempio.test,cdn.esempio.test   or their pictures are not shown",
    );
    const own = await runAgainst((path) => (isList(path) ? JSON.stringify(recorded) : null));
    expect(judge(own, HERE).settings.join()).not.toContain("IMAGE_HOSTS");
  });

  test("reports the path of unreadable data", async () => {
    const products = [recorded.data.products[0], "MEZZE MANICHE"];
    const broken = JSON.stringify({ ...recorded, data: { ...recorded.data, products } });
    const findings = await runAgainst((path) => (isList(path) ? broken : null));
    const search = findCall(findings, "GET products?q=");
    expect(search.outcome).toBe("unreadable");
    expect(search.unreadable).toEqual([expect.stringMatching(/^products\[1\]: /)]);
    expect(judge(findings, HERE).exitCode).toBe(1);
  });

  test("reports malformed numbers and values of another kind without dropping the product", async () => {
    const name = { it: "MEZZE" };
    const products = [{ ...recorded.data.products[0], priceDisplay: "circa 1", name, productInfos: ["x"] }];
    const malformed = JSON.stringify({ ...recorded, data: { ...recorded.data, products } });
    const search = findCall(await runAgainst((path) => (isList(path) ? malformed : null)), "GET products?q=");
    expect(search.outcome).toBe("fits");
    expect(search.surprises).toEqual(
      expect.arrayContaining([
        'products[0].priceDisplay: "circa 1" cannot be read by the storefront',
        'products[0].name: {"it":"MEZZE"} cannot be read by the storefront',
        'products[0].productInfos: ["x"] cannot be read by the storefront',
      ]),
    );
  });

  test("treats an HTML page with status 200 as unreadable", async () => {
    const findings = await runAgainst((path) => (isList(path) ? "<html>Manutenzione</html>" : null));
    expect(findCall(findings, "GET products?q=").unreadable).toEqual(["a page (HTML) in place of data"]);
  });

  test("reports a shop that does not respond", async () => {
    const findings = await runSuite("http://127.0.0.1:1");
    expect(judge(findings, HERE).exitCode).toBe(2);
    expect(formatReport("http://127.0.0.1:1", findings)).toContain("no answer");
    expect(findings[0]?.facts.join()).toMatch(/fetch failed: .*(?:bad port|ECONNREFUSED)/);
  });

  test.each([
    ["https://www.negozio.test/ebsn/api/", "https://www.negozio.test"],
    ["https://www.negozio.test/ebsn", "https://www.negozio.test"],
    ["https://www.negozio.test/p/wp-json?x=1", "https://www.negozio.test"],
  ])("corrects the address %s", (address, origin) => {
    expect(shopOrigin(address)).toBe(origin);
  });
});
