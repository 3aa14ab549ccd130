import { type LinkSites, resolveLink } from "@/lib/html/links";

const SAME_HOST: LinkSites = { shop: ["www.negozio.test"], content: null };
const OWN_HOST: LinkSites = { shop: ["www.negozio.test"], content: "testi.negozio.test" };

const hrefOf = (link: string, sites: LinkSites) => {
  const resolved = resolveLink(link, sites);
  return resolved && [resolved.href, resolved.isExternal];
};

test.each([
  ["/shop/category/pasta", "/pasta"],
  ["/category/pasta/corta?page=2#riga", "/pasta/corta?page=2#riga"],
  ["https://www.negozio.test/shop/product/riso", "/product/riso"],
  ["/shop", "/"],
  ["/category/", "/"],
  ["/category//altrove.test", "/altrove.test"],
  ["/shop//category//altrove.test", "/altrove.test"],
  ["/categoryx/pasta", "/categoryx/pasta"],
])("the prefixes of older addresses are removed from %s", (link, href) => {
  expect(hrefOf(link, SAME_HOST)).toEqual([href, false]);
});

test.each([
  ["https://www.negozio.test/p/contatti/", "/page/contatti"],
  ["/p/azienda/contatti?da=pie#orari", "/page/contatti#orari"],
  ["/p/2026/10/pane-e-companatico/", "/news/pane-e-companatico"],
  ["/p/ricette/risotto/", "/ricette/risotto"],
  ["/p/ricette/", "/ricette"],
  ["/p/category/in-cucina/", "/news"],
  ["/p/", "/"],
])("%s of WordPress in the shop's folder stays in the shop", (link, href) => {
  expect(hrefOf(link, SAME_HOST)).toEqual([href, false]);
});

test.each([
  ["https://testi.negozio.test/contatti/", "/page/contatti"],
  ["https://testi.negozio.test/ricette/risotto", "/ricette/risotto"],
  ["https://testi.negozio.test/page/contatti", "/page/contatti"],
  ["https://testi.negozio.test/shop/category/pasta", "/pasta"],
])("%s of WordPress on a host of its own stays in the shop", (link, href) => {
  expect(hrefOf(link, OWN_HOST)).toEqual([href, false]);
});

test.each([
  ["/p/wp-content/uploads/2026/listino.pdf", "/p/wp-content/uploads/2026/listino.pdf"],
  ["/p/listino.docx", "/p/listino.docx"],
  ["/p/wp-login.php", "/p/wp-login.php"],
  ["/photo/2026/a.jpg", "/photo/2026/a.jpg"],
  ["https://testi.negozio.test/wp-content/a.zip", "https://testi.negozio.test/wp-content/a.zip"],
  ["https://testi.negozio.test/?page_id=3", "https://testi.negozio.test/?page_id=3"],
  ["https://esempio.test/p/contatti/", "https://esempio.test/p/contatti/"],
])("%s opens in a new tab", (link, href) => {
  expect(hrefOf(link, OWN_HOST)).toEqual([href, true]);
});
