import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AddressDialog } from "@/components/delivery/address-dialog";
import { AddressForm } from "@/components/delivery/address-form";
import type { Address } from "@/lib/ebsn/domain/delivery";
import { formDraftKey, readDraft, writeDraft } from "@/lib/session/form-drafts";
import { home, homeDelivery, makeCart } from "@/tests/fixtures/cart";
import { resetPage, renderPage } from "@/tests/support/render-page";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";

const pickUp = { ...homeDelivery, deliveryServiceId: 1, name: "Ritiro in negozio" };
const DRAFT = formDraftKey(makeCart().user.userId, "address");

function setUp(addresses: Address[] = []) {
  setSignedIn();
  const onResolve = jest.fn();
  stubGateway({
    "cart/view": { data: makeCart([], { timeslot: null }) },
    "address/delivery-service-list": { data: [homeDelivery, pickUp] },
    "user-address/list": { data: addresses },
    "user-address/check": { data: {} },
    "user-address/update": { data: home },
    "user-address/select": { data: {} },
    "address/list": { data: [] },
    "geo/homedelivery-list-simple": { data: [] },
  });
  const { unmount } = renderPage(<AddressDialog deliveryServiceId={2} onResolve={onResolve} />);
  return { onResolve, unmount };
}

const field = () => screen.findByRole("textbox", { name: "Via o piazza" });
const typeStreet = async () => userEvent.type(await field(), "Via Solari");

afterEach(() => {
  sessionStorage.clear();
  resetPage();
});

it("is kept while another service is looked at", async () => {
  setUp();
  await typeStreet();
  await userEvent.click(screen.getByRole("tab", { name: "Ritiro in negozio" }));
  await userEvent.click(screen.getByRole("tab", { name: "Consegna a casa" }));
  expect(await field()).toHaveValue("Via Solari");
});

it("is kept for the next time the dialog is opened, for that customer", async () => {
  const { unmount } = setUp();
  await typeStreet();
  unmount();
  setUp();
  expect(await field()).toHaveValue("Via Solari");
  expect(readDraft(DRAFT)).toMatchObject({ address1: "Via Solari" });
});

it("goes once it is saved", async () => {
  const place = { address1: "Via Solari", addressNumber: "5", postalcode: "20144", city: "Milano" };
  writeDraft(DRAFT, { ...place, province: "MI", referencePhoneNumber: "333 1234567" });
  const { onResolve } = setUp();
  await userEvent.click(await screen.findByRole("button", { name: "Salva indirizzo" }));
  await waitFor(() => expect(onResolve).toHaveBeenCalled());
  expect(readDraft(DRAFT)).toBeNull();
});

it("goes once it is cancelled", async () => {
  setUp([home]);
  await userEvent.click(await screen.findByText("Aggiungi un indirizzo"));
  await typeStreet();
  await userEvent.click(screen.getByRole("button", { name: "Annulla" }));
  await userEvent.click(await screen.findByText("Aggiungi un indirizzo"));
  expect(await field()).toHaveValue("");
});

function openBeforeCart() {
  setSignedIn();
  let answer = (_cart: { data: unknown }) => {};
  stubGateway({
    "cart/view": () => new Promise((resolve) => (answer = resolve)),
    "geo/country-list": { data: [] },
    "geo/province-list": { data: [] },
    "geo/homedelivery-list-simple": { data: [] },
    "registration/user_detail": { data: { phone: "" } },
  });
  renderPage(<AddressForm deliveryServiceId={2} address={null} onSaved={jest.fn()} />);
  return () => answer({ data: makeCart([]) });
}

it("is kept for the customer who is known only later, and never for nobody", async () => {
  const answerCart = openBeforeCart();
  await typeStreet();
  expect(readDraft(formDraftKey(0, "address"))).toBeNull();
  answerCart();
  await waitFor(() => expect(readDraft(DRAFT)).toMatchObject({ address1: "Via Solari" }));
  expect(await field()).toHaveValue("Via Solari");
});

it("is put in once the customer is known", async () => {
  writeDraft(DRAFT, { address1: "Via Solari" });
  const answerCart = openBeforeCart();
  expect(await field()).toHaveValue("");
  answerCart();
  await waitFor(async () => expect(await field()).toHaveValue("Via Solari"));
});
