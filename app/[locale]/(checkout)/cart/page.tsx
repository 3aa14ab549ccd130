import { titleMetadata } from "@/app/[locale]/title-metadata";
import { CartPage } from "@/components/cart/cart-page";
import { ORDER_NOTICE_MESSAGES } from "@/components/cart/order-notice-messages";
import { DELIVERY_SUMMARY_MESSAGES } from "@/components/delivery/delivery-summary-messages";
import { PageMessages } from "@/components/forms/page-messages";

export const generateMetadata = titleMetadata("cart.title");

export default function Page() {
  return (
    <PageMessages
      namespaces={[
        ...DELIVERY_SUMMARY_MESSAGES,
        ...ORDER_NOTICE_MESSAGES,
        "cart",
        "checkout.unavailable",
        "login.needed",
        "login.submit",
        "payment.toPayment",
      ]}
    >
      <CartPage />
    </PageMessages>
  );
}
