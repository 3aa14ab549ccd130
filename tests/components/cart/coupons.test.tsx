import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CartPage } from "@/components/cart/cart-page";
import type { GiftCertificate } from "@/lib/ebsn/domain/gift";
import { makeCart, makeCourgettes, makeItem } from "@/tests/fixtures/cart";
import { resetPage, renderPage } from "@/tests/support/render-page";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";

const bollone: GiftCertificate = {
  overlayText: "",
  giftCertificateId: 9007,
  giftCode: "",
  description: "Metà prezzo su un articolo",
  endDate: "",
  minimumCents: 0,
  needsItem: true,
  isInCart: false,
  orderId: null,
  certificates: [
    { userGiftCertificateId: 1, itemId: null },
    { userGiftCertificateId: 2, itemId: null },
  ],
};

const cart = makeCart([
  makeItem({ itemId: 5, quantity: 1 }),
  makeItem({ itemId: 6, product: makeCourgettes(), quantity: 0.6 }),
]);

function setUp(gifts: GiftCertificate[] | null) {
  const gateway = stubGateway({
    "cart/view": { data: cart },
    "personal-coupon/check_coupon": { data: gifts === null || gifts.length > 0 },
    "personal-coupon/get_coupon": gifts ? { data: gifts } : { http: 500, status: 500 },
    "personal-coupon/add_coupon": { data: { ...cart, version: 2 } },
  });
  renderPage(<CartPage />);
  return gateway;
}

beforeEach(() => setSignedIn());

afterEach(resetPage);

async function openDialog() {
  await userEvent.click(await screen.findByRole("button", { name: "Scegli i prodotti" }));
  return screen.findByRole("dialog", { name: "Scegli i prodotti a cui applicare i tuoi bolloni" });
}

/** The code asks for a product in the dialog that is returned. */
async function enterItemCode() {
  await userEvent.click(await screen.findByText("Hai un codice sconto?"));
  await userEvent.type(screen.getByRole("textbox", { name: "Codice" }), "BOLLONE50");
  await userEvent.click(screen.getByRole("button", { name: "Usa" }));
  return within(await screen.findByRole("dialog", { name: /Scegli i prodotti/ }));
}

it("applies each certificate to a line, at most as many as its quantity", async () => {
  const gateway = setUp([bollone]);
  const dialog = within(await openDialog());
  const [first, second] = dialog.getAllByRole("combobox");
  await userEvent.selectOptions(first as HTMLElement, "Mezze maniche");
  expect(within(second as HTMLElement).queryByRole("option", { name: "Mezze maniche" })).toBeNull();
  await userEvent.selectOptions(second as HTMLElement, "Zucchine chiare");
  await userEvent.click(dialog.getByRole("button", { name: "Applica" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(gateway.requestsTo("personal-coupon/add_coupon")[0]?.body).toEqual({
    userGiftCertificates: [
      { userGiftCertificateId: 1, cartItemId: 5 },
      { userGiftCertificateId: 2, cartItemId: 6 },
    ],
  });
});

it("shows the API's error and keeps the selection", async () => {
  const gateway = setUp([bollone]);
  gateway.setResponse("personal-coupon/add_coupon", {
    status: 1,
    errors: [{ code: "x", message: "Bollone scaduto" }],
  });
  const dialog = within(await openDialog());
  await userEvent.click(dialog.getByRole("button", { name: "Applica" }));
  expect(await screen.findByText("Bollone scaduto")).toBeInTheDocument();
  expect(dialog.getByRole("button", { name: "Applica" })).toBeEnabled();
});

it("asks for a product when the code needs one and sends both", async () => {
  const gateway = setUp([]);
  gateway.setResponse("cart-giftcertificate/check", {
    data: {
      ...bollone,
      giftCode: "BOLLONE50",
      certificates: [{ userGiftCertificateId: 9007, itemId: null }],
    },
  });
  gateway.setResponse("cart-giftcertificate/add_code", { data: { ...cart, version: 3 } });
  const dialog = await enterItemCode();
  await userEvent.selectOptions(dialog.getByRole("combobox"), "Mezze maniche");
  await userEvent.click(dialog.getByRole("button", { name: "Applica" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(gateway.requestsTo("cart-giftcertificate/add_code").map(({ body }) => body)).toEqual([
    { code: "BOLLONE50", item_id: 5 },
  ]);
  expect(screen.getByRole("textbox", { name: "Codice" })).toHaveValue("");
});

describe("a code that is on a line already", () => {
  const applied = {
    ...bollone,
    giftCode: "BOLLONE50",
    certificates: [{ userGiftCertificateId: 9007, itemId: 5 }],
  };

  async function choose(option: string) {
    const gateway = setUp([]);
    gateway.setResponse("cart-giftcertificate/check", { data: applied });
    gateway.setResponse("cart-giftcertificate/add_code", { data: { ...cart, version: 3 } });
    gateway.setResponse("cart-giftcertificate/remove_code", { data: { ...cart, version: 3 } });
    const dialog = await enterItemCode();
    await userEvent.selectOptions(dialog.getByRole("combobox"), option);
    await userEvent.click(dialog.getByRole("button", { name: "Applica" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    return (path: string) => gateway.requestsTo(`cart-giftcertificate/${path}`).map(({ body }) => body);
  }

  it("is removed when it is for none, and announced as removed", async () => {
    const bodiesTo = await choose("Non usarlo ora");
    expect(bodiesTo("remove_code")).toEqual([{ code: "BOLLONE50" }]);
    expect(bodiesTo("add_code")).toEqual([]);
    expect(await screen.findByText("Codice BOLLONE50 tolto.")).toBeInTheDocument();
    expect(screen.queryByText("Codice BOLLONE50 applicato.")).not.toBeInTheDocument();
  });

  it("is moved to another", async () => {
    const bodiesTo = await choose("Zucchine chiare");
    expect(bodiesTo("add_code")).toEqual([{ code: "BOLLONE50", item_id: 6 }]);
    expect(bodiesTo("remove_code")).toEqual([]);
    expect(await screen.findByText("Codice BOLLONE50 applicato.")).toBeInTheDocument();
  });

  it("is not sent again for the same", async () => {
    const bodiesTo = await choose("Mezze maniche");
    expect(bodiesTo("add_code")).toEqual([]);
    expect(screen.queryByText("Codice BOLLONE50 applicato.")).not.toBeInTheDocument();
  });
});

it("sends a certificate whose id equals its coupon's as a certificate", async () => {
  const gateway = setUp([
    {
      ...bollone,
      giftCertificateId: 1,
      giftCode: "BOLLONE",
      certificates: [{ userGiftCertificateId: 1, itemId: null }],
    },
  ]);
  const dialog = within(await openDialog());
  await userEvent.selectOptions(dialog.getByRole("combobox"), "Mezze maniche");
  await userEvent.click(dialog.getByRole("button", { name: "Applica" }));
  await waitFor(() => expect(gateway.requestsTo("personal-coupon/add_coupon")).toHaveLength(1));
  expect(gateway.requestsTo("cart-giftcertificate/add_code")).toHaveLength(0);
});

it("does not mistake a stamp's line for that of a code with an equal id", async () => {
  const gateway = setUp([]);
  const stamp = { description: "", amountCents: 75, giftCode: "", reducesDelivery: false };
  gateway.setResponse("cart/view", {
    data: { ...cart, adjustments: [{ ...stamp, itemId: 5, userGiftCertificateId: 9007 }] },
  });
  gateway.setResponse("cart-giftcertificate/check", {
    data: {
      ...bollone,
      giftCode: "BOLLONE50",
      certificates: [{ userGiftCertificateId: 9007, itemId: null }],
    },
  });
  const dialog = await enterItemCode();
  expect(dialog.queryByRole("option", { name: "Mezze maniche" })).toBeNull();
});

it("does not offer a line to a code when a stamp has taken its only piece", async () => {
  const gateway = setUp([]);
  const stamp = { description: "", amountCents: 75, giftCode: "", reducesDelivery: false };
  gateway.setResponse("cart/view", {
    data: { ...cart, adjustments: [{ ...stamp, itemId: 5, userGiftCertificateId: 1 }] },
  });
  gateway.setResponse("cart-giftcertificate/check", {
    data: { ...bollone, giftCode: "BOLLONE50", certificates: [] },
  });
  const dialog = await enterItemCode();
  expect(dialog.getByRole("option", { name: "Zucchine chiare" })).toBeInTheDocument();
  expect(dialog.queryByRole("option", { name: "Mezze maniche" })).toBeNull();
});

it("keeps a code whose product nobody has chosen", async () => {
  const gateway = setUp([]);
  gateway.setResponse("cart-giftcertificate/check", {
    data: { ...bollone, giftCode: "BOLLONE50", certificates: [] },
  });
  const dialog = await enterItemCode();
  expect(dialog.getByRole("option", { name: "Zucchine chiare" })).toBeInTheDocument();
  await userEvent.click(dialog.getByRole("button", { name: "Chiudi" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByRole("textbox", { name: "Codice" })).toHaveValue("BOLLONE50");
  expect(gateway.requestsTo("cart-giftcertificate/add_code")).toEqual([]);
});

it("leaves out stamps whose last day is past", async () => {
  const valid = { ...bollone, giftCertificateId: 9008, endDate: "2099-12-31" };
  setUp([
    { ...bollone, endDate: "2020-01-31" },
    { ...valid, certificates: [{ userGiftCertificateId: 3, itemId: null }] },
  ]);
  expect(within(await openDialog()).getAllByRole("combobox")).toHaveLength(1);
});

it("says that coupons could not be loaded, and reads them again when asked", async () => {
  const gateway = setUp(null);
  const retry = await screen.findByRole("button", { name: "Riprova" });
  expect(screen.queryByRole("button", { name: "Scegli i prodotti" })).toBeNull();
  gateway.setResponse("personal-coupon/get_coupon", { data: [bollone] });
  await userEvent.click(retry);
  expect(await screen.findByRole("button", { name: "Scegli i prodotti" })).toBeVisible();
});

it("says what a code would do before it is used", async () => {
  const gateway = setUp([]);
  gateway.setResponse("cart-giftcertificate/check", {
    data: {
      ...bollone,
      giftCode: "SCONTO5",
      description: "5 € sulla spesa",
      needsItem: false,
      discountCents: 500,
    },
  });
  await userEvent.click(await screen.findByText("Hai un codice sconto?"));
  await userEvent.type(screen.getByRole("textbox", { name: "Codice" }), "sconto5");
  await userEvent.click(screen.getByRole("button", { name: "Guarda prima che cosa fa" }));
  expect(await screen.findByText(/Con questo carrello: −5,00\s€/)).toBeInTheDocument();
  expect(screen.getByText("5 € sulla spesa")).toBeInTheDocument();
  expect(gateway.requestsTo("cart-giftcertificate/add_code")).toHaveLength(0);
});

it("names a code that waits for its minimum with what is missing, and lets it go", async () => {
  const gateway = setUp([]);
  const totals = { ...cart.totals, productsNet: 3250 };
  gateway.setResponse("cart/view", {
    data: { ...cart, totals, waitingCodes: [{ giftCode: "BENVENUTO", description: "", minimumCents: 6000 }] },
  });
  gateway.setResponse("cart-giftcertificate/remove_code", { data: { ...cart, version: 2 } });
  expect(await screen.findByText("BENVENUTO")).toBeVisible();
  expect(screen.getByText(/Non vale ancora: mancano 27,50\s€ di prodotti\./)).toBeVisible();
  await userEvent.dblClick(screen.getByRole("button", { name: /BENVENUTO/ }));
  await waitFor(() => expect(screen.queryByText("BENVENUTO")).toBeNull());
  expect(await screen.findByText("Codice BENVENUTO tolto.")).toBeInTheDocument();
  expect(gateway.requestsTo("cart-giftcertificate/remove_code").map(({ body }) => body)).toEqual([
    { code: "BENVENUTO" },
  ]);
});

it("does not ask for the list of who has no certificates", async () => {
  const gateway = setUp([]);
  await waitFor(() => expect(gateway.requestsTo("personal-coupon/check_coupon")).toHaveLength(1));
  expect(gateway.requestsTo("personal-coupon/get_coupon")).toHaveLength(0);
});
