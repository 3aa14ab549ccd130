import { OrderPage } from "@/components/orders/order-page";
import { ProfileMessages } from "@/components/profile/profile-messages";
import { idRoute } from "@/app/[locale]/id-route";
import { ORDER_CALL } from "./order-call";

const { generateMetadata, Page } = idRoute({
  param: "orderId",
  title: (t, orderId) => t("orders.number", { orderId }),
  render: (orderId) => (
    <ProfileMessages
      namespaces={[
        "cart",
        "checkout.savedCards",
        "delivery",
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
    </ProfileMessages>
  ),
  call: ORDER_CALL,
});

export { generateMetadata };
export default Page;
