import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AddressDialog } from "@/components/delivery/address-dialog";
import { clearCachedReads } from "@/lib/api/cached-reads";
import messages from "@/messages/it.json";
import { home, homeDelivery, makeCart } from "@/tests/fixtures/cart";
import { resetPage, renderPage } from "@/tests/support/render-page";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";

const services = [
  homeDelivery,
  { ...homeDelivery, deliveryServiceId: 1, name: "Ritiro in negozio" },
  { ...homeDelivery, deliveryServiceId: 4, name: "Locker", showTab: false },
];
const office = { ...home, addressId: 12, addressName: "Ufficio", address1: "Corso Como", addressNumber: "9" };
const shop = {
  ...home,
  addressId: 101,
  addressName: "Madia Navigli",
  deliveryServiceId: 1,
  addressTypeId: 3,
  distance: 730,
};
const place = {
  postalcode: "20145",
  city: "Milano",
  province: "MI",
  latitude: 45.4,
  longitude: 9.1,
  served: true,
};

function setUp({ signedIn = true } = {}) {
  setSignedIn(signedIn);
  const onResolve = jest.fn();
  const gateway = stubGateway({
    "cart/view": { data: makeCart([], { timeslot: null }) },
    "address/delivery-service-list": { data: services },
    "user-address/list": { data: [home, office] },
    "address/list": { data: [shop] },
    "geo/homedelivery-list-simple": { data: [place] },
    "user-address/select": { data: {} },
  });
  renderPage(<AddressDialog deliveryServiceId={2} onResolve={onResolve} />);
  return { gateway, onResolve };
}

afterEach(resetPage);

describe("choosing a delivery address", () => {
  it("shows a tab for each delivery service with showTab", async () => {
    setUp();
    await screen.findByRole("tab", { name: "Consegna a casa" });
    expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual([
      "Consegna a casa",
      "Ritiro in negozio",
    ]);
  });

  it("selects a saved address and continues to the timeslot", async () => {
    const { gateway, onResolve } = setUp();
    await userEvent.click(await screen.findByRole("button", { name: "Scegli Ufficio" }));
    await waitFor(() => expect(onResolve).toHaveBeenCalledWith("setTimeslot"));
    const { params } = gateway.requestsTo("user-address/select")[0] ?? {};
    expect(Object.fromEntries(params ?? [])).toEqual({
      address_type: "1",
      address_id: "12",
      delivery_service_id: "2",
    });
  });

  describe("served by another store", () => {
    const monza = { ...office, storeId: 6, storeName: "Madia Monza Parco" };
    const checkPath = "user-registration-disclaimer/check-disclaimer";

    function setUpStore({ accepted = false, signedIn = true } = {}) {
      const { gateway, onResolve } = setUp({ signedIn });
      gateway.setResponse("user-address/list", { data: [{ ...home, storeId: makeCart().storeId }, monza] });
      gateway.setResponse("address/list", {
        data: [{ ...shop, storeId: 6, storeName: "Madia Monza Parco" }],
      });
      gateway.setResponse(checkPath, { data: accepted });
      gateway.setResponse("registration-disclaimer/list", {
        data: [
          {
            disclaimerId: 61,
            storeId: 6,
            priority: 1,
            title: "Informativa",
            content: "",
            url: "",
            more: "",
            required: true,
            given: null,
          },
        ],
      });
      gateway.setResponse("user-registration-disclaimer/update-disclaimer", { data: [] });
      return { gateway, onResolve };
    }
    const findConsentDialog = () =>
      screen.findByRole("dialog", { name: "Madia Monza Parco: privacy e consensi" });

    it("asks for the store's consents, saves them, then selects the address", async () => {
      const { gateway, onResolve } = setUpStore();
      await userEvent.click(await screen.findByRole("button", { name: "Scegli Ufficio" }));
      const dialog = await findConsentDialog();
      expect(gateway.requestsTo(checkPath)[0]?.params.get("store_id")).toBe("6");
      expect(gateway.requestsTo("user-address/select")).toHaveLength(0);
      await userEvent.click(await within(dialog).findByRole("checkbox", { name: "Ho letto*" }));
      await userEvent.click(within(dialog).getByRole("button", { name: "Aggiorna e continua" }));
      await waitFor(() => expect(onResolve).toHaveBeenCalledWith("setTimeslot"));
      expect(
        gateway.requests
          .map(({ path }) => path)
          .filter((path) => /update-disclaimer|address\/select/.test(path)),
      ).toEqual(["user-registration-disclaimer/update-disclaimer", "user-address/select"]);
    });

    it("keeps the current store when the consents are dismissed", async () => {
      const { gateway, onResolve } = setUpStore();
      await userEvent.click(await screen.findByRole("tab", { name: "Ritiro in negozio" }));
      await userEvent.click(await screen.findByRole("button", { name: "Scegli Madia Navigli" }));
      await userEvent.click(within(await findConsentDialog()).getByRole("button", { name: "Chiudi" }));
      expect(screen.queryByRole("dialog", { name: /privacy e consensi/ })).not.toBeInTheDocument();
      expect(await screen.findByRole("button", { name: "Scegli Madia Navigli" })).toBeEnabled();
      expect(gateway.requestsTo("user-address/select")).toHaveLength(0);
      expect(onResolve).not.toHaveBeenCalled();
    });

    it.each([
      ["already has them", { accepted: true }, "Scegli Ufficio"],
      ["already serves the address", {}, "Casa, già scelto"],
    ])("skips the consents when the store %s", async (_what, setting, button) => {
      const { onResolve } = setUpStore(setting);
      await userEvent.click(await screen.findByRole("button", { name: button }));
      await waitFor(() => expect(onResolve).toHaveBeenCalledWith("setTimeslot"));
      expect(screen.queryByRole("dialog", { name: /privacy e consensi/ })).not.toBeInTheDocument();
    });

    it("skips the consents for an anonymous visitor", async () => {
      const { gateway, onResolve } = setUpStore({ signedIn: false });
      await userEvent.click(await screen.findByRole("tab", { name: "Ritiro in negozio" }));
      await userEvent.click(await screen.findByRole("button", { name: "Scegli Madia Navigli" }));
      await waitFor(() => expect(onResolve).toHaveBeenCalled());
      expect(gateway.requestsTo(checkPath)).toHaveLength(0);
    });

    it("selects nothing when the consents cannot be checked", async () => {
      const { gateway } = setUpStore();
      gateway.setResponse(checkPath, { status: 1, errors: [{ code: "x", message: "Riprova più tardi" }] });
      await userEvent.click(await screen.findByRole("button", { name: "Scegli Ufficio" }));
      expect(await screen.findByText("Riprova più tardi")).toBeInTheDocument();
      expect(gateway.requestsTo("user-address/select")).toHaveLength(0);
      expect(screen.getByRole("button", { name: "Scegli Ufficio" })).not.toHaveAttribute("aria-busy");
    });
  });

  it("shows the API's error when the address is rejected", async () => {
    const { gateway, onResolve } = setUp();
    gateway.setResponse("user-address/select", {
      status: 1,
      errors: [
        { code: "error.address.uncovered", message: "L'indirizzo inserito non è coperto dal servizio" },
      ],
    });
    await userEvent.click(await screen.findByRole("button", { name: "Scegli Ufficio" }));
    expect(await screen.findByText("L'indirizzo inserito non è coperto dal servizio")).toBeInTheDocument();
    expect(onResolve).not.toHaveBeenCalled();
  });

  it("lists pickup points near a place with their distance", async () => {
    const { gateway } = setUp();
    await userEvent.click(await screen.findByRole("tab", { name: "Ritiro in negozio" }));
    expect(await screen.findByText("a 730 m")).toBeInTheDocument();
    await userEvent.type(screen.getByRole("combobox", { name: "Cerca vicino a te" }), "Mil");
    await userEvent.click(await screen.findByRole("option", { name: "20145 Milano (MI)" }));
    await waitFor(() =>
      expect(Object.fromEntries(gateway.requestsTo("address/list").at(-1)?.params ?? [])).toMatchObject({
        address_type: "drive",
        delivery_service_id: "1",
        latitude: "45.4",
      }),
    );
  });

  it("lists the current store's pickup points first", async () => {
    const { gateway } = setUp();
    const ownPoint = { ...shop, addressId: 102, addressName: "Madia Mia", storeId: makeCart().storeId };
    gateway.setResponse("address/list", { data: [{ ...shop, storeId: 99 }, ownPoint] });
    await userEvent.click(await screen.findByRole("tab", { name: "Ritiro in negozio" }));
    const [first] = await screen.findAllByRole("button", { name: /^Scegli Madia/ });
    expect(first).toHaveAccessibleName("Scegli Madia Mia");
  });

  it("shows a message when nothing is found", async () => {
    const { gateway } = setUp();
    gateway.setResponse("geo/homedelivery-list-simple", { data: [] });
    await userEvent.click(await screen.findByRole("tab", { name: "Ritiro in negozio" }));
    await screen.findByText("a 730 m");
    await userEvent.type(screen.getByRole("combobox", { name: "Cerca vicino a te" }), "Palermo");
    expect(await screen.findByText(/^Nessun risultato/)).toBeInTheDocument();
  });

  it("tells an anonymous visitor whether the town is served and offers login", async () => {
    const { onResolve } = setUp({ signedIn: false });
    await userEvent.type(await screen.findByRole("textbox", { name: "CAP" }), "20145");
    expect(await screen.findByText(/20145 Milano \(MI\): ti portiamo la spesa a casa/)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Aggiungi un indirizzo" })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Accedi per scegliere l'indirizzo" }));
    expect(onResolve).toHaveBeenCalledWith("login");
  });

  it("removes an address only after confirmation", async () => {
    const { gateway } = setUp();
    gateway.setResponse("user-address/delete", { data: null });
    await userEvent.click(await screen.findByRole("button", { name: "Elimina l'indirizzo Ufficio" }));
    const dialog = await screen.findByRole("dialog", { name: "Eliminare l'indirizzo?" });
    expect(gateway.requestsTo("user-address/delete")).toHaveLength(0);
    await userEvent.click(within(dialog).getByRole("button", { name: "Elimina" }));
    await waitFor(() => expect(gateway.requestsTo("user-address/delete")).toHaveLength(1));
  });

  it.each<[string, Parameters<ReturnType<typeof stubGateway>["setResponse"]>[1], string]>([
    [
      "the shop's reason",
      { status: 1, errors: [{ code: "error.address.in_use", message: "Address is in use" }] },
      messages.delivery.removeFailed,
    ],
    ["an error without a message", { http: 500, status: 1 }, messages.delivery.removeFailed],
    [
      "no answer",
      () => {
        throw new TypeError("Failed to fetch");
      },
      messages.errors.network,
    ],
  ])("says why an address was not removed: %s", async (_, reply, text) => {
    const { gateway } = setUp();
    gateway.setResponse("user-address/delete", reply);
    await userEvent.click(await screen.findByRole("button", { name: "Elimina l'indirizzo Ufficio" }));
    const dialog = await screen.findByRole("dialog", { name: "Eliminare l'indirizzo?" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Elimina" }));
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.queryByText("Address is in use")).not.toBeInTheDocument();
  });

  it("asks for confirmation before saving an unvalidated address", async () => {
    const { gateway, onResolve } = setUp();
    gateway.setResponse("user-address/check", { status: 1, errors: [{ code: "unknown", message: "?" }] });
    gateway.setResponse("user-address/update", { data: { ...office, addressId: 13 } });
    await userEvent.click(await screen.findByRole("button", { name: "Aggiungi un indirizzo" }));
    await userEvent.type(screen.getByLabelText("Via o piazza"), "Via Nuova");
    await userEvent.type(screen.getByLabelText("Numero civico"), "1");
    await userEvent.type(screen.getByLabelText("CAP"), "20145");
    await waitFor(() => expect(screen.getByLabelText("Comune")).toHaveValue("Milano"));
    await userEvent.type(screen.getByLabelText("Telefono"), "333 1234567");
    await userEvent.click(screen.getByRole("button", { name: "Salva indirizzo" }));
    const dialog = await screen.findByRole("dialog", { name: "Indirizzo non validato, salvare lo stesso?" });
    expect(gateway.requestsTo("user-address/update")).toHaveLength(0);
    await userEvent.click(within(dialog).getByRole("button", { name: "Salva lo stesso" }));
    await waitFor(() => expect(onResolve).toHaveBeenCalledWith("setTimeslot"));
    expect(gateway.requestsTo("user-address/update")[0]?.body).toMatchObject({
      postalcode: "20145",
      province: "MI",
    });
  });

  it("lists the missing fields in a focused summary", async () => {
    setUp();
    await userEvent.click(await screen.findByRole("button", { name: "Aggiungi un indirizzo" }));
    await userEvent.click(screen.getByRole("button", { name: "Salva indirizzo" }));
    const summary = await screen.findByRole("alert");
    expect(summary).toHaveFocus();
    await userEvent.click(within(summary).getByRole("link", { name: "CAP: Campo obbligatorio" }));
    expect(screen.getByLabelText("CAP")).toHaveFocus();
  });
});

it("a failure to read the services again leaves the tabs as they are", async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { gateway } = setUp();
  const tab = await screen.findByRole("tab", { name: "Ritiro in negozio" });
  await screen.findByRole("button", { name: "Scegli Ufficio" });
  const services = "address/delivery-service-list";
  const before = gateway.requestsTo(services).length;
  gateway.setResponse(services, { http: 502, status: 502 });
  clearCachedReads();
  await act(async () => {
    await jest.advanceTimersByTimeAsync(6000);
    window.dispatchEvent(new Event("focus"));
    await jest.advanceTimersByTimeAsync(500);
  });
  expect(gateway.requestsTo(services).length).toBeGreaterThan(before);
  expect(tab).toBeInTheDocument();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  jest.useRealTimers();
});
