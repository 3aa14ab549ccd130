import { titleMetadata } from "@/app/[locale]/title-metadata";
import { CheckoutPage } from "@/components/checkout/checkout-page";
import { ORDER_NOTICE_MESSAGES } from "@/components/cart/order-notice-messages";
import { DELIVERY_SUMMARY_MESSAGES } from "@/components/delivery/delivery-summary-messages";
import { PageMessages } from "@/components/forms/page-messages";

export const generateMetadata = titleMetadata("checkout.title");

export default function Page() {
  return (
    <PageMessages
      namespaces={[
        ...DELIVERY_SUMMARY_MESSAGES,
        ...ORDER_NOTICE_MESSAGES,
        "cart",
        "checkout",
        "delivery.chooseAddress",
        "delivery.chooseTimeslot",
        "guarantee",
        "login.needed",
        "login.submit",
        "orders.ageCheck",
        "orders.invoice",
        "payment.toPayment",
        "paymentTypes",
      ]}
    >
      <CheckoutPage />
    </PageMessages>
  );
}
