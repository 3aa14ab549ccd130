import { titleMetadata } from "@/app/[locale]/title-metadata";
import { CheckoutPage } from "@/components/checkout/checkout-page";
import { PageMessages } from "@/components/forms/page-messages";

export const generateMetadata = titleMetadata("checkout.title");

export default function Page() {
  return (
    <PageMessages
      namespaces={[
        "cart",
        "checkout",
        "delivery",
        "guarantee",
        "login.needed",
        "login.submit",
        "orders",
        "payment.toPayment",
        "paymentTypes",
      ]}
    >
      <CheckoutPage />
    </PageMessages>
  );
}
