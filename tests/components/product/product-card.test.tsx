import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type CardContext, ProductCard } from "@/components/product/product-card";
import type { Product } from "@/lib/ebsn/domain/product";
import { localizePath } from "@/lib/i18n/locale-path";
import { renderWithProviders, clientMessages } from "../render-with-providers";
import { DISCOUNTED_PASTA, PASTA, PROMO } from "./product-fixtures";

const context: CardContext = {
  messages: clientMessages,
  locale: "it",
  today: "2026-11-20",
  href: localizePath("it"),
};

function card(change: Partial<Product> = {}) {
  const { container } = renderWithProviders(
    <ul>
      <ProductCard product={{ ...PASTA, ...change }} context={context} />
    </ul>,
  );
  return within(container);
}

const text = () => screen.getByRole("listitem").textContent?.replace(/\s+/g, " ") ?? "";

test("renders a single link and responsive picture sizes", () => {
  card();
  const links = screen.getAllByRole("link");
  expect(links).toHaveLength(1);
  expect(links[0]).toHaveAttribute("href", "/product/mezze-maniche-n-53");
  const image = document.querySelector("img");
  expect(image).toHaveAttribute("width", "170");
  expect(image).toHaveAttribute("height", "170");
  expect(image?.getAttribute("srcset")).toContain("/t.webp 240w");
});

test("in a carousel the picture has the width of a slide", () => {
  renderWithProviders(
    <ul>
      <ProductCard product={PASTA} context={context} isSlide />
    </ul>,
  );
  const image = document.querySelector("img");
  expect(image?.getAttribute("sizes")).toContain("46vw, 330px");
  expect(image?.getAttribute("srcset")).toContain("960w");
});

test.each([
  ["bubble", 48, "Quantità disponibile: 48 pz"],
  ["body", 1, "Quantità disponibile: 1 pz"],
] as const)("an offer below cost, as its %s says, names the quantity available", (text, available, note) => {
  card({ promo: { ...PROMO, [text]: "Sottocosto" }, available });
  expect(screen.getByText(note)).toBeInTheDocument();
});

test.each([
  ["of unlimited stock", { promo: { ...PROMO, bubble: "Sottocosto" }, available: 100_000_000 }],
  ["sold out", { promo: { ...PROMO, bubble: "Sottocosto" }, available: 0 }],
  ["of another kind", { promo: PROMO, available: 48 }],
])("an offer %s names none", (_kind, product) => {
  card(product);
  expect(screen.queryByText(/Quantità disponibile/)).not.toBeInTheDocument();
});

test("a lamp shows its energy class, which leads to the label", () => {
  const url = "/photo/p/large/700_energy.webp";
  card({ energyLabel: { energyClass: "E", url } });
  const link = screen.getByRole("link", {
    name: clientMessages.energyClass.replace("{name}", "E"),
  });
  expect(link).toHaveAttribute("href", url);
});

test.each([
  ["the picture's own colour", "#eadfca", "rgb(234, 223, 202)"],
  ["the shop's where it has none", undefined, ""],
])("until the picture has come shows %s", (_description, colour, background) => {
  card({ picture: { thumb: "/t.webp", photo: "/p.webp", large: "/l.webp", alt: "", colour } });
  const frame = document.querySelector("img")?.parentElement;
  expect(frame?.style.background).toBe(background);
});

test("an English page says that the name is Italian, of the name only", () => {
  renderWithProviders(
    <ul>
      <ProductCard product={PASTA} context={{ ...context, locale: "en", href: localizePath("en") }} />
    </ul>,
  );
  expect([...document.querySelectorAll("[lang='it']")].map(({ textContent }) => textContent)).toEqual([
    PASTA.name,
  ]);
});

test("marks infant formula, which is not reported to tags", () => {
  card();
  expect(screen.getByRole("listitem")).not.toHaveAttribute("data-not-promotable");
  card({ notPromotable: true });
  expect(screen.getAllByRole("listitem")[1]).toHaveAttribute("data-not-promotable");
});

test("shows brand, pack size, price and price per kilogram", () => {
  card();
  expect(screen.getByText("500 g, Divella")).toBeInTheDocument();
  expect(text()).toContain("0,83 €1,66 €/kg");
});

test("describes its buttons by pack size and brand, as several products may have its name", () => {
  card();
  for (const name of [/^Aggiungi .* al carrello$/, /^Aggiungi .* a una lista$/])
    expect(screen.getByRole("button", { name })).toHaveAttribute("aria-description", "500 g, Divella");
});

test("omits a missing brand or pack size", () => {
  card({ brand: "", packSize: "" });
  expect(text().startsWith("Mezze maniche N.53")).toBe(true);
  expect(text()).not.toContain(", ");
});

const WITHOUT_PRICE = { ...PASTA.prices, display: null, list: null, unit: null };

test("cannot be bought without a price, which a visitor may see after a log-in", () => {
  card({ prices: WITHOUT_PRICE });
  expect(screen.getByText("Accedi per vedere il prezzo")).toBeInTheDocument();
  expect(screen.queryByText(/[Nn]on disponibile/)).not.toBeInTheDocument();
  expect(text()).not.toMatch(/€|NaN/);
  expect(screen.queryByRole("button", { name: /Aggiungi .* al carrello/ })).not.toBeInTheDocument();
});

test("a customer who sees no price is not asked to log in", () => {
  renderWithProviders(
    <ul>
      <ProductCard
        product={{ ...PASTA, prices: WITHOUT_PRICE }}
        context={{ ...context, authenticated: true }}
      />
    </ul>,
  );
  expect(screen.getByText("Prezzo non disponibile")).toBeInTheDocument();
  expect(screen.queryByText("Accedi per vedere il prezzo")).not.toBeInTheDocument();
  expect(screen.queryByText("Non disponibile")).not.toBeInTheDocument();
});

test("what is sold out is that, with a price or without", () => {
  card({ prices: WITHOUT_PRICE, available: 0 });
  expect(screen.getByText("Prezzo non disponibile")).toBeInTheDocument();
  expect(screen.getByText("Non disponibile")).toBeInTheDocument();
});

test("shows unavailable instead of the buy control", () => {
  card({ available: 0 });
  expect(screen.getByText("Non disponibile")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /Aggiungi .* al carrello/ })).not.toBeInTheDocument();
});

test("leads from a sold-out product to what its shelf has instead, but from no infant formula", () => {
  card();
  expect(screen.queryByRole("link", { name: /^Alternative/ })).not.toBeInTheDocument();
  card({ available: 0, notPromotable: true });
  expect(screen.queryByRole("link", { name: /^Alternative/ })).not.toBeInTheDocument();
  card({ available: 0 });
  const link = screen.getByRole("link", { name: "Alternative a Mezze maniche N.53" });
  expect(link).toHaveAttribute("href", "/product/mezze-maniche-n-53#alternatives");
  expect(link.parentElement?.lastElementChild).toHaveTextContent("€/kg");
});

test("shows an anonymous visitor a note instead of the promotion", () => {
  card(DISCOUNTED_PASTA);
  expect(screen.getByText("Promo per utenti registrati")).toBeInTheDocument();
  expect(text()).not.toMatch(/Fino al|−\d|1,49/);
});

test("shows the price per kilogram of loose products once", () => {
  card({ selling: { ...PASTA.selling, kind: "loose", stepSelling: 0.1 }, packSize: "" });
  expect(text()).toContain("0,83 €/kg");
  expect(text().match(/€/g)).toHaveLength(1);
});

test("shows notes on lead time and delivery days", () => {
  card({ leadTimeHours: 48, dayLock: "1,7 09:00-13:00", lockCutoff: "18:00" });
  expect(screen.getByText("Da ordinare 2 giorni prima")).toBeInTheDocument();
  expect(screen.getByText("Non si consegna: dom, sab")).toBeInTheDocument();
  expect(screen.getByText("Consegna solo 09:00–13:00")).toBeInTheDocument();
  expect(screen.getByText("Ordina entro le 18:00 del giorno prima")).toBeInTheDocument();
});

test.each([
  [{ isNew: true }, "Novità"],
  [{ highlighted: true }, "In evidenza"],
])("shows the badge of %o", (change, badge) => {
  card(change);
  expect(screen.getByText(badge)).toBeInTheDocument();
});

test("shows both badges where both hold", () => {
  card({ isNew: true, highlighted: true });
  expect(screen.getByText("Novità")).toBeInTheDocument();
  expect(screen.getByText("In evidenza")).toBeInTheDocument();
});

test("folds options and packs of a card into one control", async () => {
  const cooking = {
    name: "Cottura",
    parameterName: "cottura",
    options: [{ key: "s", value: "Al sangue" }],
    selected: "",
  };
  card({ selectOptions: [cooking], selling: { ...PASTA.selling, splitOnPackage: true } });
  const fold = await screen.findByText("Opzioni");
  expect(fold.closest("details")).not.toHaveAttribute("open");
  await userEvent.click(fold);
  const options = await screen.findByRole("combobox", { name: "Cottura" });
  expect(
    within(options)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["Cottura", "Al sangue"]);
  const packs = screen.getByRole("combobox", { name: "In quante confezioni" });
  expect(within(packs).getAllByRole("option")).toHaveLength(5);
});

test("shows a single choice of a card as it is", async () => {
  card({ selling: { ...PASTA.selling, splitOnPackage: true } });
  expect(await screen.findByRole("combobox", { name: "In quante confezioni" })).toBeVisible();
  expect(screen.queryByText("Opzioni")).toBeNull();
});

test("labels the buy and list buttons with the product name", () => {
  card();
  expect(screen.getByRole("button", { name: "Aggiungi Mezze maniche N.53 al carrello" })).toBeEnabled();
  expect(screen.getByRole("button", { name: "Aggiungi Mezze maniche N.53 a una lista" })).toBeEnabled();
});
