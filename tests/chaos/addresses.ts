import type { TripCatalogue } from "../bench/trip";
import { withTimeout } from "@/lib/upstream/with-timeout";
import type { Random } from "./random";

const words = (text: string) => text.trim().split(/\s+/);

const SEGMENTS = words(`
  product page ricette news storie volantini catalogo-soci negozi-e-volantini punti-vendita reparti offerte
  service-discovery order recesso search fast-search lista-della-spesa confronta profilo-alimentare login registration
  registration-confirmed reset-password-confirm welcome sitemap en photo photo2 p api/forms api/language api/social
  api/preview payment thankyou-agreement`);

const PARAMS = words("q p testo page sort redirect token order_id promo vendor_id product_class_10000");

const VALUES = [
  "",
  "x".repeat(900),
  ...words(`
    0 -1 1 999999999999 1.5 1e9 latte pagina en it 15.xml prodotti-1.xml
    %00 %ED%A0%BC %20 %2F..%2F.. .. ' %3Cscript%3E ((( %F0%9F%A7%BA
    //example.org https:example.org __next index _rsc [slug] undefined null`),
];

/** Addresses of the shop's routes with made-up parts. */
export function madeUpAddress(random: Random, catalogue: TripCatalogue): string {
  const names = [...SEGMENTS, ...catalogue.categories];
  const parts = [random.pick(names), ...Array.from({ length: random.below(3) }, () => random.pick(VALUES))];
  const query = Array.from(
    { length: random.below(3) },
    () => `${random.pick(PARAMS)}=${random.pick(VALUES)}`,
  ).join("&");
  return `/${parts.join("/")}${query ? `?${query}` : ""}`;
}

/** URLs that the shop answers with a server error, or not at all. */
export async function findFaultyAddresses(
  storefront: string,
  addresses: string[],
  timeoutMs: number,
): Promise<string[]> {
  const faults: string[] = [];
  for (const path of addresses) {
    const headers = { "x-forwarded-for": "10.255.0.1", accept: "text/html" };
    const status = await withTimeout(timeoutMs, async (signal) => {
      const response = await fetch(storefront + path, { redirect: "manual", headers, signal });
      await response.arrayBuffer();
      return response.status;
    }).catch((error: unknown) => String(error));
    if (typeof status === "string" || status >= 500) faults.push(`${path} ${status}`);
  }
  return faults;
}
