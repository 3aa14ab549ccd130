import { titleMetadata } from "@/app/[locale]/title-metadata";
import { CartPage } from "@/components/cart/cart-page";
import { PageMessages } from "@/components/forms/page-messages";

export const generateMetadata = titleMetadata("cart.title");

export default function Page() {
  return (
    <PageMessages
      namespaces={[
        "cart",
        "checkout.unavailable",
        "delivery",
        "login.needed",
        "login.submit",
        "orders",
        "payment.toPayment",
      ]}
    >
      <CartPage />
    </PageMessages>
  );
}
