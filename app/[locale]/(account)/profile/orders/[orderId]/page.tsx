import { OrderPage } from "@/components/orders/order-page";
import { PageMessages } from "@/components/forms/page-messages";
import { idRoute } from "@/app/[locale]/id-route";
import { ORDER_CALL } from "./order-call";

const { generateMetadata, Page } = idRoute({
  param: "orderId",
  title: (t, orderId) => t("orders.number", { orderId }),
  render: (orderId) => (
    <PageMessages
      namespaces={[
        "cart",
        "checkout.savedCards",
        "delivery.addressLocked",
        "delivery.lockedWhilePaying",
        "orderTools.parking",
        "orderTools.rating",
        "orderTools.share",
        "orderTools.toPay",
        "orders",
        "payment",
        "paymentTypes",
        "refunds",
        "withdrawal",
      ]}
    >
      <OrderPage orderId={orderId} />
    </PageMessages>
  ),
  call: ORDER_CALL,
  missing: "order",
});

export { generateMetadata };
export default Page;
