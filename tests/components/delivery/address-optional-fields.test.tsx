import { screen } from "@testing-library/react";
import { AddressForm } from "@/components/delivery/address-form";
import { makeCart } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { setMapsSettings } from "@/tests/support/maps-settings";
import { renderPage, resetPage } from "@/tests/support/render-page";

beforeEach(() => setSignedIn());
afterEach(resetPage);

it.each([
  ["it", /^facoltativ[oe]/i],
  ["en", /^optional/i],
] as const)("an address says of each field that may stay empty that it may: %s", async (locale, optional) => {
  stubGateway({
    "geo/country-list": { data: [{ countryId: 1, name: "Italia", iso: "IT" }] },
    "geo/province-list": { data: [] },
    "registration/user_detail": { data: { phone: "" } },
    "cart/view": { data: makeCart([]) },
  });
  setMapsSettings(null);
  renderPage(<AddressForm deliveryServiceId={2} address={null} onSaved={() => undefined} />, locale);
  const fields = await screen.findAllByRole<HTMLInputElement>("textbox");
  for (const field of fields.filter(({ required }) => !required))
    expect(field).toHaveAccessibleDescription(optional);
  expect(fields.filter(({ required }) => required)).not.toEqual([]);
});
