import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GiftsPage } from "@/components/loyalty/gifts-page";
import { makeCart, makeItem } from "@/tests/fixtures/cart";
import { resetPage, renderPage } from "@/tests/support/render-page";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";

const gift = {
  giftCertificateId: 1,
  giftCode: "SEMPRE5",
  description: "5 € sulla spesa",
  endDate: "",
  minimumCents: 5000,
  needsItem: false,
  isInCart: false,
  orderId: null,
  certificates: [],
};
const used = { ...gift, giftCertificateId: 2, giftCode: "GIAUSATO", description: "Usato", orderId: 700001 };
const expired = {
  ...gift,
  giftCertificateId: 3,
  giftCode: "SCADUTO",
  description: "Vecchio",
  endDate: "2020-01-31",
};

const REST = {
  "cart/view": { data: makeCart([]) },
  "personal-coupon/check_coupon": { data: false },
  "personal-coupon/get_coupon": { data: [] },
  "giftcertificate/list-manual-assigned": { data: [] },
};

const section = async (name: string) => within(await screen.findByRole("region", { name }));

beforeEach(() => setSignedIn());
afterEach(resetPage);

it("separates usable vouchers from used and expired ones and shows their conditions", async () => {
  const gateway = stubGateway({ ...REST, "giftcertificate/list": { data: [expired, used, gift] } });
  renderPage(<GiftsPage />);
  const open = await section("Da usare");
  expect(open.getAllByRole("listitem")).toHaveLength(1);
  expect(open.getByText(/da una spesa di 50,00/)).toBeInTheDocument();
  const past = await section("Usati e scaduti");
  expect(past.getByRole("link", { name: "Ordine n. 700001" })).toHaveAttribute(
    "href",
    "/profile/orders/700001",
  );
  expect(past.getByText(/scaduto il 31\/01\/2020/)).toBeInTheDocument();
  expect(past.queryByRole("button")).not.toBeInTheDocument();
  expect(gateway.requestsTo("giftcertificate/list")[0]?.params.get("show_history")).toBe("true");
});

it("shows the picture, the text and the link of a voucher, and its overlay text where it has no last day", async () => {
  const voucher = {
    ...gift,
    overlayText: "Solo questa settimana",
    picture: "/photo/s/1x1/240/bolloni.webp",
    contentHtml: "<p>Vale su <b>tutto</b> il reparto.</p>",
    link: { href: "/frutta-e-verdura", isExternal: false, label: "" },
  };
  stubGateway({ ...REST, "giftcertificate/list": { data: [voucher] } });
  const { container } = renderPage(<GiftsPage />);
  const open = await section("Da usare");
  expect(open.getByText("tutto")).toBeVisible();
  expect(open.getByText(/Solo questa settimana/)).toBeVisible();
  expect(open.getByRole("link", { name: "Scopri di più: 5 € sulla spesa" })).toHaveAttribute(
    "href",
    "/frutta-e-verdura",
  );
  expect(container.querySelector("img")).toHaveAttribute("src", voucher.picture);
});

it("leaves out stamps whose last day is past", async () => {
  const certificates = [{ userGiftCertificateId: 1, itemId: null }];
  stubGateway({
    ...REST,
    "giftcertificate/list": { data: [gift] },
    "personal-coupon/get_coupon": { data: [{ ...expired, needsItem: true, certificates }] },
  });
  renderPage(<GiftsPage />);
  await section("Da usare");
  expect(screen.queryByRole("region", { name: "I tuoi bolloni" })).toBeNull();
});

it("marks what was given to this customer only, and shows it where the shop lists it apart", async () => {
  const own = { ...gift, giftCertificateId: 9, giftCode: "TUO", description: "Solo tuo" };
  const gateway = stubGateway({
    ...REST,
    "giftcertificate/list": { data: [gift] },
    "giftcertificate/list-manual-assigned": { data: [gift, own, used] },
  });
  renderPage(<GiftsPage />);
  const open = await section("Da usare");
  expect(open.getByRole("button", { name: "Usa ora: Solo tuo" })).toBeInTheDocument();
  expect(open.getAllByText("Solo per te")).toHaveLength(2);
  expect((await section("Usati e scaduti")).getByText("GIAUSATO")).toBeInTheDocument();
  const [request] = gateway.requestsTo("giftcertificate/list-manual-assigned");
  expect(request?.params.get("show_history")).toBe("true");
});

it("adds a voucher to the cart", async () => {
  const gateway = stubGateway({ ...REST, "giftcertificate/list": { data: [gift] } });
  renderPage(<GiftsPage />);
  gateway.setResponse("cart-giftcertificate/add_code", () => {
    gateway.setResponse("giftcertificate/list", { data: [{ ...gift, isInCart: true }] });
    return { data: makeCart([]) };
  });
  await userEvent.click(await screen.findByRole("button", { name: "Usa ora: 5 € sulla spesa" }));
  expect(await screen.findByRole("button", { name: "Rimuovi: 5 € sulla spesa" })).toBeInTheDocument();
  expect(gateway.requestsTo("cart-giftcertificate/add_code")[0]?.body).toEqual({ code: "SEMPRE5" });
});

it("shows the error of a rejected code beside the field and keeps the code", async () => {
  const message = "Questo codice è scaduto il 31/01/2020.";
  stubGateway({
    ...REST,
    "giftcertificate/list": { data: [] },
    "cart-giftcertificate/add_code": { status: 1, errors: [{ code: "error.gift.expired", message }] },
  });
  renderPage(<GiftsPage />);
  expect(await screen.findByText("Non hai buoni da usare")).toBeInTheDocument();
  const field = screen.getByLabelText("Hai un codice?");
  await userEvent.click(screen.getByRole("button", { name: "Aggiungi" }));
  expect(field).toHaveAccessibleDescription(/Scrivi il codice\./);
  await userEvent.type(field, "vecchio{Enter}");
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(field).toHaveValue("vecchio");
});

it("says how much is missing to a voucher's minimum, which its description may name already", async () => {
  const named = { ...gift, giftCertificateId: 4, giftCode: "NOME", description: "5 € da una spesa di 50 €" };
  const cart = makeCart([]);
  stubGateway({
    ...REST,
    "cart/view": { data: { ...cart, totals: { ...cart.totals, productsNet: 1000 } } },
    "giftcertificate/list": { data: [gift, named] },
  });
  renderPage(<GiftsPage />);
  const open = await section("Da usare");
  expect(await open.findByText(/^da una spesa di 50,00\s€$/)).toBeVisible();
  expect(open.getAllByText(/^ti mancano 40,00\s€$/)).toHaveLength(2);
});

it("clears the error of a code when another voucher is used", async () => {
  const message = "Questo codice è scaduto.";
  const gateway = stubGateway({
    ...REST,
    "giftcertificate/list": { data: [gift] },
    "cart-giftcertificate/add_code": { status: 1, errors: [{ code: "error.gift.expired", message }] },
  });
  renderPage(<GiftsPage />);
  await section("Da usare");
  await userEvent.type(screen.getByLabelText("Hai un codice?"), "vecchio{Enter}");
  expect(await screen.findByText(message)).toBeVisible();
  gateway.setResponse("cart-giftcertificate/add_code", { data: makeCart([]) });
  await userEvent.click(screen.getByRole("button", { name: "Usa ora: 5 € sulla spesa" }));
  expect(await screen.findByRole("button", { name: "Usa ora: 5 € sulla spesa" })).toBeEnabled();
  expect(screen.queryByText(message)).not.toBeInTheDocument();
});

it("keeps the code being typed when another voucher is used", async () => {
  stubGateway({
    ...REST,
    "giftcertificate/list": { data: [gift] },
    "cart-giftcertificate/add_code": { data: makeCart([]) },
  });
  renderPage(<GiftsPage />);
  await section("Da usare");
  await userEvent.type(screen.getByLabelText("Hai un codice?"), "nuovo");
  await userEvent.click(screen.getByRole("button", { name: "Usa ora: 5 € sulla spesa" }));
  expect(screen.getByLabelText("Hai un codice?")).toHaveValue("nuovo");
});

it("shows the error of a code that is being sent when another voucher is used", async () => {
  const message = "Questo codice è scaduto.";
  const rejection = { status: 1, errors: [{ code: "error.gift.expired", message }] };
  let reject: () => void = () => undefined;
  const rejected = new Promise<typeof rejection>((resolve) => (reject = () => resolve(rejection)));
  stubGateway({
    ...REST,
    "giftcertificate/list": { data: [gift] },
    "cart-giftcertificate/add_code": ({ body }) =>
      body.code === "vecchio" ? rejected : { data: makeCart([]) },
  });
  renderPage(<GiftsPage />);
  await section("Da usare");
  await userEvent.type(screen.getByLabelText("Hai un codice?"), "vecchio{Enter}");
  await userEvent.click(screen.getByRole("button", { name: "Usa ora: 5 € sulla spesa" }));
  reject();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText("Hai un codice?")).toHaveValue("vecchio");
});

it("shows personal coupons with their count", async () => {
  const certificates = [1, 2, 3].map((userGiftCertificateId) => ({ userGiftCertificateId, itemId: null }));
  stubGateway({
    ...REST,
    "giftcertificate/list": { data: [] },
    "personal-coupon/get_coupon": { data: [{ ...gift, needsItem: true, certificates }] },
  });
  renderPage(<GiftsPage />);
  expect((await section("I tuoi bolloni")).getByText(/3 bolloni/)).toBeInTheDocument();
});

describe("stamps", () => {
  const stamps = {
    ...expired,
    description: "Metà prezzo",
    endDate: "",
    needsItem: true,
    certificates: [
      { userGiftCertificateId: 11, itemId: null },
      { userGiftCertificateId: 12, itemId: null },
    ],
  };

  it("are put on products of the cart as stamps, not as a code", async () => {
    const cart = makeCart([makeItem({ itemId: 5 })]);
    const gateway = stubGateway({
      ...REST,
      "cart/view": { data: cart },
      "giftcertificate/list": { data: [gift] },
      "personal-coupon/get_coupon": { data: [stamps] },
      "personal-coupon/add_coupon": { data: { ...cart, version: 2 } },
    });
    renderPage(<GiftsPage />);
    await userEvent.click(await screen.findByRole("button", { name: "Scegli i prodotti: Metà prezzo" }));
    const dialog = within(await screen.findByRole("dialog", { name: /Scegli i prodotti/ }));
    const [first, ...others] = dialog.getAllByRole("combobox");
    expect(others).toHaveLength(1);
    await userEvent.selectOptions(first as HTMLElement, "Mezze maniche");
    await userEvent.click(dialog.getByRole("button", { name: "Applica" }));
    expect(await screen.findByText("Bolloni aggiornati.")).toBeInTheDocument();
    expect(gateway.requestsTo("personal-coupon/add_coupon").map(({ body }) => body)).toEqual([
      {
        userGiftCertificates: [
          { userGiftCertificateId: 11, cartItemId: 5 },
          { userGiftCertificateId: 12, cartItemId: null },
        ],
      },
    ]);
  });

  it("that cannot be read are not passed over in silence", async () => {
    const gateway = stubGateway({
      ...REST,
      "giftcertificate/list": { data: [gift] },
      "personal-coupon/get_coupon": { http: 500, status: 500 },
    });
    renderPage(<GiftsPage />);
    const retry = await screen.findByRole("button", { name: "Riprova" });
    gateway.setResponse("personal-coupon/get_coupon", { data: [stamps] });
    await userEvent.click(retry);
    expect(await screen.findByRole("region", { name: "I tuoi bolloni" })).toBeInTheDocument();
  });
});

it("uses a second voucher while the first one is being added", async () => {
  const second = { ...gift, giftCertificateId: 4, giftCode: "ALTRO", description: "Altro" };
  let answer = () => {};
  const gateway = stubGateway({
    ...REST,
    "giftcertificate/list": { data: [gift, second] },
    "cart-giftcertificate/add_code": ({ body }) =>
      body.code === "ALTRO"
        ? { data: makeCart([]) }
        : new Promise((resolve) => (answer = () => resolve({ data: makeCart([]) }))),
  });
  renderPage(<GiftsPage />);
  await userEvent.click(await screen.findByRole("button", { name: "Usa ora: 5 € sulla spesa" }));
  await userEvent.click(screen.getByRole("button", { name: "Usa ora: Altro" }));
  expect(screen.getByRole("button", { name: "Usa ora: Altro" })).toHaveAttribute("aria-busy");
  answer();
  expect(await screen.findByText("Codice ALTRO applicato.")).toBeInTheDocument();
  expect(gateway.requestsTo("cart-giftcertificate/add_code").map(({ body }) => body.code)).toEqual([
    "SEMPRE5",
    "ALTRO",
  ]);
});

it("says that a voucher was taken out of the cart", async () => {
  stubGateway({
    ...REST,
    "giftcertificate/list": { data: [{ ...gift, isInCart: true }] },
    "cart-giftcertificate/remove_code": { data: makeCart([]) },
  });
  renderPage(<GiftsPage />);
  await userEvent.click(await screen.findByRole("button", { name: "Rimuovi: 5 € sulla spesa" }));
  expect(await screen.findByText("Codice SEMPRE5 tolto.")).toBeInTheDocument();
});
