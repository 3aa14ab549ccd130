import { act, screen } from "@testing-library/react";
import { EMPTY_STATE } from "@/components/auth/registration-state";
import { RegistrationForm } from "@/components/auth/registration-form";
import { CheckoutCodes } from "@/components/cart/checkout-codes";
import { OffersHelp } from "@/components/category/offers-help";
import { AccountDeletionPage } from "@/components/profile/account-deletion-page";
import { config } from "@/lib/config";
import { makeCart } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage } from "@/tests/support/render-page";

const OF_CARD = /\bCarta\b|bolloni/;

beforeEach(() => {
  stubGateway({});
  setSignedIn(false);
});
afterEach(() => jest.restoreAllMocks());

describe.each([
  ["the help about offers", <OffersHelp key="offers" />],
  ["the codes of the checkout", <CheckoutCodes key="codes" cart={makeCart([])} ref={null} />],
  [
    "the registration",
    <RegistrationForm key="form" disclaimers={[]} initialState={EMPTY_STATE} onDone={jest.fn()} />,
  ],
  ["what stays of a deleted account", <AccountDeletionPage key="deletion" token="" />],
])("%s", (_name, page) => {
  it.each([true, false])(
    "names the card and its stamps in a shop that has them: %s",
    async (hasLoyaltyCard) => {
      jest.replaceProperty(config, "hasLoyaltyCard", hasLoyaltyCard);
      await act(async () => void renderPage(page));
      expect(screen.queryAllByText(OF_CARD).length > 0).toBe(hasLoyaltyCard);
    },
  );
});
