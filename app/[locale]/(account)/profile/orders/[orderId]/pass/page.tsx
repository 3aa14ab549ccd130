import { DeliveryPassPage } from "@/components/orders/delivery-pass-page";
import { PageMessages } from "@/components/forms/page-messages";
import { idRoute } from "@/app/[locale]/id-route";
import { ORDER_CALL } from "../order-call";

const { generateMetadata, Page } = idRoute({
  param: "orderId",
  title: (t, orderId) => t("orders.pass.title", { orderId }),
  render: (orderId) => (
    <PageMessages
      namespaces={[
        "orders.pass",
        "payment.orderMissing",
        "payment.orderMissingText",
        "payment.toOrder",
        "payment.toOrders",
      ]}
    >
      <DeliveryPassPage orderId={orderId} />
    </PageMessages>
  ),
  call: ORDER_CALL,
  missing: "order",
});

export { generateMetadata };
export default Page;
