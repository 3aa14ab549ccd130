import { PaymentResult } from "@/components/checkout/payment-result";
import { PageMessages } from "@/components/forms/page-messages";
import { idRoute } from "@/app/[locale]/id-route";

/** The page that the bank leads back to. */
export const paymentResultRoute = ({ canRetry }: { canRetry: boolean }) =>
  idRoute({
    param: "orderId",
    title: (t) => t("payment.title"),
    render: (orderId) => (
      <PageMessages
        namespaces={[
          "cart.added",
          "cart.productAddError",
          "checkout.savedCards",
          "delivery.addressLocked",
          "delivery.lockedWhilePaying",
          "orderTools.toPay",
          "orders",
          "payment",
          "paymentTypes",
        ]}
      >
        <PaymentResult orderId={orderId} canRetry={canRetry} />
      </PageMessages>
    ),
  });
