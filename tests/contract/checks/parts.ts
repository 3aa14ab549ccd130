import { type Finding, isOffered } from "./finding";

export type Part = {
  call: string;
  name: string;
  isCore?: boolean;
  mayBeRejected?: boolean;
  without: string;
};

export const PARTS: Part[] = [
  { call: "GET category?filtered=", name: "the catalogue", isCore: true, without: "no menu of departments" },
  { call: "GET products?slug=", name: "a product", isCore: true, without: "no product pages" },
  { call: "GET products?q=", name: "the search", isCore: true, without: "no search" },
  { call: "GET cart/view", name: "the cart", isCore: true, mayBeRejected: true, without: "no cart" },
  {
    call: "GET address/delivery-service-list",
    name: "the services",
    isCore: true,
    without: "no choice of delivery or pick-up, so no address",
  },
  {
    call: "GET timeslot/list",
    name: "the slots",
    isCore: true,
    mayBeRejected: true,
    without: "no delivery time, so no checkout",
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
    without: "leaflets open from leaflet/search, with the pictures of their baseLocation",
  },
  { call: "GET warehouse-locator/search", name: "stores", without: "/punti-vendita is empty" },
  {
    call: "GET article/search?parent_article_type_id=1",
    name: "articles",
    without: "/news shows posts of WordPress, if any",
  },
  {
    call: "GET article/search?parent_article_type_id=2",
    name: "recipes",
    without: "/ricette shows recipes of WordPress, if any",
  },
  {
    call: "GET registration-disclaimer/list",
    name: "consents",
    without: "registration asks for no consents",
  },
  { call: "CONTENT pages", name: "WordPress", without: "no pages of WordPress at /page/…" },
  {
    call: "CONTENT menu footer",
    name: "the footer's menu",
    without: "the footer shows the shop's own links",
  },
  { call: "CONTENT form", name: "forms", without: "texts have no forms" },
];

export const isOfContent = ({ call }: Part) => call.startsWith("CONTENT");

/** A shop that rejects calls of its catalogue rejects everybody. */
const isClosed = (findings: Finding[]) =>
  findings.some(({ call, outcome }) => call.startsWith("GET category?filtered=") && outcome === "rejected");

const isLoggedIn = (findings: Finding[]) =>
  findings.some(({ call, outcome }) => call.startsWith("POST auth/login") && outcome === "fits");

export type PartState = "fits" | "for customers" | "MISSING";

/** After a log-in what the customer was answered counts. */
export function findPart(part: Part, findings: Finding[]): { found: Finding; state: PartState } | null {
  const answers = findings.filter(({ call }) => call.startsWith(part.call));
  const found = part.mayBeRejected ? answers.at(-1) : answers[0];
  if (!found) return null;
  const isRejected = found.outcome === "rejected" && isOffered(found.http);
  const mayBeRejected = part.mayBeRejected === true && !isLoggedIn(findings) && !isClosed(findings);
  if (found.outcome === "fits") return { found, state: "fits" };
  return { found, state: isRejected && mayBeRejected ? "for customers" : "MISSING" };
}
