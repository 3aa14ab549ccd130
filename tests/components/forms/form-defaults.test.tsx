import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SWRConfig } from "swr";
import { field } from "@/backend/seed/content/form-fields";
import FormView from "@/components/forms/form-view";
import { initialFieldValue } from "@/components/forms/initial-values";
import { setCart } from "@/lib/cart/fetch-cart";
import type { Cart, CartUser } from "@/lib/ebsn/domain/cart";
import type { FormDefinition } from "@/lib/ebsn/domain/form";
import type { FormField } from "@/lib/rules/forms/form-fields";
import messages from "@/messages/it.json";
import { makeCart } from "@/tests/fixtures/cart";
import { makeUserDetail } from "@/tests/fixtures/customers";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { resetPage } from "@/tests/support/render-page";
import { renderWithProviders } from "../render-with-providers";

const formMessages = { ...messages.forms.engine, errors: messages.forms.error };
const profile = makeUserDetail({ userId: 5, fiscalCode: "FRRGLI86D52F205R", birthDate: "12/04/1986" });

const definitionOf = (fields: FormField[]): FormDefinition => ({
  source: "custom",
  formId: 7,
  title: "Prova",
  intro: "",
  fields,
  needsLogin: false,
  submitText: "",
  successText: "",
});

const textField = (initial: string) => ({ ...field("text", "campo", "Campo", { initial }), id: "campo" });

const cartOf = (user: Partial<CartUser> = {}, phone = "02 1234567"): Cart => {
  const cart = makeCart([]);
  return { ...cart, user: { ...cart.user, ...user }, address: cart.address && { ...cart.address, phone } };
};

function renderForm(initial: string, cart: Cart | null) {
  if (cart)
    act(() => {
      setSignedIn();
      setCart(cart);
    });
  renderWithProviders(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <FormView definition={definitionOf([textField(initial)])} messages={formMessages} notes={{}} />
    </SWRConfig>,
  );
}

const input = () => screen.getByLabelText(/^Campo/);

beforeEach(() => sessionStorage.clear());
afterEach(resetPage);

test.each([
  ["$user.fiscalCode", "FRRGLI86D52F205R"],
  ["$user_fiscal_code", "FRRGLI86D52F205R"],
  ["$user.birthDate", "12/04/1986"],
  ["$user.phone", "333 4127856"],
  ["$user.postalcode", "20144"],
])("%s is filled from the customer's profile", async (initial, expected) => {
  const { requestsTo } = stubGateway({ "registration/user_detail": { data: profile } });
  renderForm(initial, cartOf());
  await waitFor(() => expect(input()).toHaveValue(expected));
  expect(requestsTo("registration/user_detail")).toHaveLength(1);
});

test("the e-mail of a customer who logs in by user name is that of the profile", async () => {
  stubGateway({ "registration/user_detail": { data: profile } });
  renderForm("$user.email", cartOf({ login: "giulia.r" }));
  await waitFor(() => expect(input()).toHaveValue("nina@madia.test"));
});

test.each([
  ["$user.email", "giulia@madia.test"],
  ["$user.firstName", "Giulia"],
  ["$user.fidelityCard", ""],
  ["$address.city", "Milano"],
  ["Milano", "Milano"],
])("%s needs no profile", async (initial, expected) => {
  const { requests } = stubGateway({});
  renderForm(initial, cartOf());
  await waitFor(() => expect(input()).toHaveValue(expected));
  expect(requests).toEqual([]);
});

test("without a profile's phone it is the delivery address's", async () => {
  stubGateway({ "registration/user_detail": { data: { ...profile, phone: "" } } });
  renderForm("$user.phone", cartOf());
  await waitFor(() => expect(input()).toHaveValue("02 1234567"));
});

test("where the profile cannot be read the phone is the delivery address's", async () => {
  stubGateway({ "registration/user_detail": { http: 404, status: 1 } });
  renderForm("$user.phone", cartOf());
  await waitFor(() => expect(input()).toHaveValue("02 1234567"));
});

test("a visitor's profile is not asked for", async () => {
  const { requests } = stubGateway({});
  renderForm("$user.phone", cartOf({ userId: -1, login: "" }));
  await waitFor(() => expect(input()).toHaveValue("02 1234567"));
  expect(requests).toEqual([]);
});

test("what has been typed before the profile comes stays", async () => {
  let answer: (reply: { data: unknown }) => void = () => {};
  const reply = new Promise<{ data: unknown }>((resolve) => (answer = resolve));
  stubGateway({ "registration/user_detail": () => reply });
  renderForm("$user.fiscalCode", cartOf());
  await userEvent.type(input(), "RSS");
  await act(async () => answer({ data: profile }));
  expect(input()).toHaveValue("RSS");
});

test.each([
  [2, "02 1234567"],
  [1, ""],
])("the phone at the place of service %i fills the field with %j", (deliveryServiceId, expected) => {
  const cart = cartOf();
  const service = cart.service && { ...cart.service, deliveryServiceId };
  const customer = { cart: { ...cart, service }, profile: null };
  expect(initialFieldValue(textField("$user.phone"), definitionOf([]), customer)).toBe(expected);
});

test("a date field takes the date of birth as a date", () => {
  const birth = field("date", "nascita", "Nascita", { initial: "$user.birthDate" });
  const definition = definitionOf([]);
  expect(initialFieldValue(birth, definition, { cart: cartOf(), profile })).toBe("1986-04-12");
  expect(
    initialFieldValue({ ...birth, initial: "2026-01-31" }, definition, { cart: null, profile: null }),
  ).toBe("2026-01-31");
});
