import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useEffect } from "react";
import { ProfileUpdatePage } from "@/components/profile/profile-update-page";
import { useCart } from "@/lib/cart/use-cart";
import { formDraftKey, readDraft } from "@/lib/session/form-drafts";
import { makeCart } from "@/tests/fixtures/cart";
import { makeUserDetail } from "@/tests/fixtures/customers";
import { resetPage, renderPage } from "@/tests/support/render-page";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";

afterEach(resetPage);

/** Types once the customer is known, before anything is rendered because of it. */
function TypeOnArrival({ text }: { text: string }) {
  const { cart } = useCart();
  useEffect(() => {
    if (cart) fireEvent.input(screen.getByLabelText("Nome"), { target: { value: text } });
  }, [cart, text]);
  return null;
}

it("keeps what is typed at the moment the customer becomes known", async () => {
  setSignedIn();
  const cart = makeCart([]);
  stubGateway({
    "cart/view": { data: cart },
    "registration/user_detail": { data: makeUserDetail() },
    "store/list": { data: [] },
    "user-registration-disclaimer/list-by-type": { data: [] },
    "registration-disclaimer/list": { data: [] },
    "user-registration-disclaimer/check-disclaimer": { data: true },
  });
  renderPage(
    <>
      <ProfileUpdatePage emailChanged={false} />
      <TypeOnArrival text="Annina" />
    </>,
  );
  await waitFor(() => expect(readDraft(formDraftKey(cart.user.userId, "profile"))).not.toBeNull());
  expect(screen.getByLabelText("Nome")).toHaveValue("Annina");
});
