import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AddressForm } from "@/components/delivery/address-form";
import { mapsPermissionStore } from "@/lib/maps/permission";
import type { Address } from "@/lib/ebsn/domain/delivery";
import { home, makeCart } from "@/tests/fixtures/cart";
import { resetPage, renderPage } from "@/tests/support/render-page";
import { markSessionChanged } from "@/lib/session/session-state";
import { setSessionHint, setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { setMapsSettings } from "@/tests/support/maps-settings";
import "@/tests/support/google-maps.js";

beforeEach(() => setSignedIn());
afterEach(resetPage);

function show(
  address: Address | null = home,
  maps: Parameters<typeof setMapsSettings>[0] = null,
  userDetail: Parameters<typeof stubGateway>[0][string] = { data: { phone: "347 7654321" } },
) {
  const gateway = stubGateway({
    "geo/homedelivery-list-simple": { data: [] },
    "geo/country-list": {
      data: [
        { countryId: 1, name: "Italia", iso: "IT" },
        { countryId: 2, name: "Malta", iso: "MT" },
        { countryId: 3, name: "Germania", iso: "DE" },
      ],
    },
    "geo/province-list": { data: [{ province: "BE", name: "Berlin" }] },
    "registration/user_detail": userDetail,
    "cart/view": { data: makeCart([]) },
    "user-address/check": { data: {} },
    "user-address/update": { data: home },
  });
  setMapsSettings(maps);
  const onSaved = jest.fn();
  renderPage(<AddressForm deliveryServiceId={2} address={address} onSaved={onSaved} />);
  return { gateway, onSaved };
}

const save = () => userEvent.click(screen.getByRole("button", { name: "Salva indirizzo" }));

it("names the greatest length of what is too long", async () => {
  const { gateway } = show({ ...home, note: "x".repeat(301), addressNumber: "1".repeat(13) });
  await save();
  const summary = await screen.findByRole("alert");
  expect(
    within(summary)
      .getAllByRole("link")
      .map(({ textContent }) => textContent),
  ).toEqual([
    "Numero civico: Lunghezza massima 12 caratteri",
    expect.stringMatching(/: Lunghezza massima 300 caratteri$/),
  ]);
  expect(gateway.requestsTo("user-address/update")).toHaveLength(0);
});

it.each(["12", "------", "+39"])("rejects %s as a telephone number, as the other forms do", async (phone) => {
  const { gateway } = show({ ...home, phone });
  await save();
  expect(await screen.findByText("Digitare un numero di telefono valido")).toBeInTheDocument();
  expect(gateway.requestsTo("user-address/update")).toHaveLength(0);
});

it("saves a valid address", async () => {
  const { gateway, onSaved } = show({ ...home, phone: " 333 1234567 " });
  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(await screen.findByText("Indirizzo salvato.")).toBeInTheDocument();
  expect(gateway.requestsTo("user-address/update")[0]?.body).toMatchObject({
    referencePhoneNumber: "333 1234567",
  });
});

it("does not ask to log in any more once that is done", async () => {
  const { gateway } = show({ ...home, phone: "333 1234567" });
  gateway.setResponse("user-address/check", { http: 419, status: 1 });
  setSessionHint(false);
  await save();
  // At the form, and as a notification.
  await waitFor(() => expect(screen.getAllByText(/^La sessione è scaduta/)).toHaveLength(2));
  setSessionHint();
  await act(async () => markSessionChanged());
  await waitFor(() => expect(screen.queryAllByText(/^La sessione è scaduta/)).toEqual([]));
});

it("names the partner who delivers where the shop does not, and tells when the shop does", async () => {
  const { gateway } = show({ ...home, phone: "333 1234567" });
  const message = "L'indirizzo inserito non è coperto dal servizio";
  gateway.setResponse("user-address/check", {
    status: 1,
    errors: [{ code: "error.address.uncovered", message }],
  });
  await save();
  expect(await screen.findByRole("alert")).toHaveTextContent(message);
  expect(screen.getByRole("alert")).toHaveFocus();
  expect(screen.getByRole("link", { name: "Vai a Bottega Vicina" })).toBeInTheDocument();
  gateway.setResponse("eurospin-address-form/save-new-address", { status: 1, errors: [] });
  await userEvent.click(screen.getByRole("button", { name: "Avvisami quando arrivate" }));
  expect(await screen.findByText(/Non siamo riusciti a salvare la richiesta/)).toBeInTheDocument();
  gateway.setResponse("eurospin-address-form/save-new-address", { data: {} });
  await userEvent.click(screen.getByRole("button", { name: "Avvisami quando arrivate" }));
  expect(await screen.findByText("Ti avvisiamo per e-mail")).toBeInTheDocument();
  expect(
    await screen.findByText(`Ti scriviamo appena portiamo la spesa a ${home.city}.`),
  ).toBeInTheDocument();
  expect(gateway.requestsTo("eurospin-address-form/save-new-address")[1]?.body).toEqual({
    postalcode: home.postalcode,
    city: home.city,
  });
});

it("says that a place is not covered where the shop's reason does not, and asks nothing", async () => {
  const { gateway } = show({ ...home, phone: "333 1234567" });
  gateway.setResponse("user-address/check", { status: 1, errors: [{ code: "7", message: "Non valido" }] });
  gateway.setResponse("address/geo-service-coverage", { data: [] });
  await save();
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "L'indirizzo inserito non è coperto dal servizio",
  );
  expect(screen.getByRole("link", { name: "Vai a Bottega Vicina" })).toBeInTheDocument();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(gateway.requestsTo("user-address/update")).toEqual([]);
});

it("offers no addresses of Google's in a shop without a key", async () => {
  show();
  await screen.findByRole("button", { name: "Salva indirizzo" });
  expect(screen.queryByRole("button", { name: "Cerca l'indirizzo" })).not.toBeInTheDocument();
});

it("fills in an address of Google's, found after a click", async () => {
  act(() => mapsPermissionStore.set("unasked"));
  const { gateway, onSaved } = show({ ...home, phone: "333 1234567" }, { key: "k", mapId: "m" });
  await userEvent.click(await screen.findByRole("button", { name: "Cerca l'indirizzo" }));
  await userEvent.type(screen.getByRole("combobox", { name: "Cerca l'indirizzo" }), "monza");
  expect(await screen.findByRole("option", { name: "Via Italia 5, Monza MB" })).toBeInTheDocument();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await waitFor(() => expect(screen.getByLabelText("Via o piazza")).toHaveValue("Via Italia"));
  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(gateway.requestsTo("user-address/update")[0]?.body).toMatchObject({
    address1: "Via Italia",
    addressNumber: "5",
    postalcode: "20900",
    city: "Monza",
    province: "MB",
  });
});

it("looks for addresses in Italy, in Lombardy first", async () => {
  act(() => mapsPermissionStore.set("unasked"));
  setSignedIn(false);
  show(home, { key: "k", mapId: "m" });
  await userEvent.click(await screen.findByRole("button", { name: "Cerca l'indirizzo" }));
  await userEvent.type(screen.getByRole("combobox", { name: "Cerca l'indirizzo" }), "como");
  const { requests } = window.google.maps as unknown as { requests: object[] };
  await waitFor(() =>
    expect(requests.at(-1)).toMatchObject({
      input: "como",
      includedRegionCodes: ["it"],
      locationBias: { west: 8.5, north: 46.64 },
    }),
  );
});

it("takes an address of another country with its provinces and its postal codes", async () => {
  const { gateway, onSaved } = show({ ...home, phone: "333 1234567" });
  await screen.findByRole("option", { name: "Malta" });
  await userEvent.selectOptions(screen.getByLabelText("Paese"), "Malta");
  expect(screen.getByLabelText("Provincia")).toHaveValue("");
  await save();
  await screen.findByText("Un codice postale di Malta è come VLT 1117");
  expect(gateway.requestsTo("user-address/check")).toHaveLength(0);
  await userEvent.selectOptions(screen.getByLabelText("Paese"), "Germania");
  await userEvent.selectOptions(screen.getByLabelText("Provincia"), "Berlin");
  await userEvent.clear(screen.getByLabelText("CAP"));
  await userEvent.type(screen.getByLabelText("CAP"), "10969");
  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(gateway.requestsTo("user-address/update")[0]?.body).toMatchObject({
    countryId: 3,
    province: "BE",
    postalcode: "10969",
  });
});

it("shows country and province of a saved address once their lists have arrived", async () => {
  show({ ...home, country: "DE", province: "BE", postalcode: "10969" });
  await screen.findByRole("option", { name: "Berlin" });
  expect(screen.getByLabelText("Paese")).toHaveDisplayValue("Germania");
  expect(screen.getByLabelText("Provincia")).toHaveDisplayValue("Berlin");
});

it("does not ask again for the telephone of the profile", async () => {
  show(null);
  await waitFor(() => expect(screen.getByLabelText("Telefono")).toHaveValue("347 7654321"));
});

it("asks no more for the telephone that came from the profile after an attempt to save", async () => {
  let answerDetail = () => undefined as void;
  const detail = new Promise<void>((resolve) => (answerDetail = resolve));
  show(null, null, async () => {
    await detail;
    return { data: { phone: "347 7654321" } };
  });
  await save();
  const field = screen.getByLabelText("Telefono");
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Campo obbligatorio/));
  answerDetail();
  await waitFor(() => expect(field).toHaveValue("347 7654321"));
  await waitFor(() => expect(field).not.toHaveAccessibleDescription(/Campo obbligatorio/));
  expect(screen.getByLabelText("Via o piazza")).toHaveAccessibleDescription(/Campo obbligatorio/);
});

it("leaves the telephone to who is already in its field", async () => {
  const { gateway } = show(null);
  const field = screen.getByLabelText("Telefono");
  act(() => field.focus());
  await waitFor(() => expect(gateway.requestsTo("registration/user_detail")).not.toHaveLength(0));
  await screen.findByRole("option", { name: "Malta" });
  await userEvent.keyboard("333 1234567");
  expect(field).toHaveValue("333 1234567");
});

describe("the position of an address", () => {
  const SAVED = { ...home, phone: "333 1234567" };
  const body = (gateway: ReturnType<typeof stubGateway>) =>
    gateway.requestsTo("user-address/update")[0]?.body;

  async function findOnMap(address: Address | null = SAVED) {
    act(() => mapsPermissionStore.set("unasked"));
    const shown = show(address, { key: "k", mapId: "m" });
    await userEvent.click(await screen.findByRole("button", { name: "Cerca l'indirizzo" }));
    await userEvent.type(screen.getByRole("combobox", { name: "Cerca l'indirizzo" }), "monza");
    await screen.findByRole("option", { name: "Via Italia 5, Monza MB" });
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(screen.getByLabelText("Via o piazza")).toHaveValue("Via Italia"));
    return shown;
  }

  it("found on the map is checked and saved with it", async () => {
    const { gateway, onSaved } = await findOnMap();
    await userEvent.type(screen.getByLabelText(/^Note per il corriere/), "Secondo cortile");
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    const position = { latitude: 45.5845, longitude: 9.2744 };
    expect(gateway.requestsTo("user-address/check")[0]?.body).toMatchObject(position);
    expect(body(gateway)).toMatchObject(position);
  });

  it.each([
    ["Via o piazza", "Via Roma"],
    ["Numero civico", "7"],
    ["CAP", "20145"],
    ["Comune", "Lissone"],
  ])("is dropped when the customer changes the field %s", async (label, value) => {
    const { gateway, onSaved } = await findOnMap();
    await userEvent.clear(screen.getByLabelText(label));
    await userEvent.type(screen.getByLabelText(label), value);
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(body(gateway)).not.toHaveProperty("latitude");
    expect(body(gateway)).not.toHaveProperty("longitude");
  });

  it("is kept when something else of the address is edited", async () => {
    const { gateway, onSaved } = show(SAVED);
    await userEvent.type(screen.getByLabelText("Piano e scala"), "4");
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(body(gateway)).toMatchObject({ latitude: 45.47, longitude: 9.16 });
  });

  it("is not invented where none is known", async () => {
    const { gateway, onSaved } = show({ ...SAVED, latitude: null, longitude: null });
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(body(gateway)).not.toHaveProperty("latitude");
  });
});
