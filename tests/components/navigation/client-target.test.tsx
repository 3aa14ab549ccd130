import { clientTarget, isFragment } from "@/lib/navigation/client-target";
import { isPersonalPage } from "@/lib/navigation/personal-pages";

const HERE = { origin: "http://localhost", pathname: "/frutta", search: "?page=2" };

function link(href: string, attributes: Record<string, string> = {}): HTMLAnchorElement {
  const element = document.createElement("a");
  element.setAttribute("href", href);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

test.each([
  "/",
  "/frutta",
  "/product/latte-1.5l",
  "/search?q=latte",
  "/volantini/3#offerte",
  "/profile/orders",
])("%s is shown by the router", (href) => {
  expect(clientTarget(link(href), HERE)?.href).toBe(`http://localhost${href}`);
});

test.each([
  "https://example.com/frutta",
  "mailto:aiuto@madia.test",
  "tel:021234567",
  "/api/language/en",
  "/ebsn/api/order/invoice",
  "/photo/2024/latte.webp",
  "/p/latte",
  "/condizioni.pdf",
  "/calendario.ICS",
  "/en/frutta",
])("%s is left to the browser", (href) => {
  expect(clientTarget(link(href), HERE)).toBeNull();
});

test.each<Record<string, string>>([{ target: "_blank" }, { download: "" }, { "data-load": "" }])(
  "a link with %p is left to the browser",
  (attributes) => {
    expect(clientTarget(link("/frutta", attributes), HERE)).toBeNull();
  },
);

test("English pages lead to English pages", () => {
  const here = { ...HERE, pathname: "/en/fruit" };
  expect(clientTarget(link("/en"), here)).not.toBeNull();
  expect(clientTarget(link("/frutta"), here)).toBeNull();
});

test("tells a fragment of the same page from another page", () => {
  expect(isFragment(new URL("http://localhost/frutta?page=2#recensioni"), HERE)).toBe(true);
  expect(isFragment(new URL("http://localhost/frutta#recensioni"), HERE)).toBe(false);
  expect(isFragment(new URL("http://localhost/frutta?page=2"), HERE)).toBe(false);
});

test("knows the pages of one person", () => {
  const isPersonalPath = (path: string) => isPersonalPage(new URL(path, "http://localhost"));
  for (const path of ["/cart", "/checkout", "/profile/orders", "/en/profile/lists", "/backoffice/customers"])
    expect(isPersonalPath(path)).toBe(true);
  for (const path of ["/", "/cartoleria", "/login", "/search?q=cart"])
    expect(isPersonalPath(path)).toBe(false);
});
