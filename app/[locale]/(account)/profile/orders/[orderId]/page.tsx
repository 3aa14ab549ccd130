import { OrderPage } from "@/components/orders/order-page";
import { idRoute } from "@/app/[locale]/id-route";
import { ORDER_CALL } from "./order-call";

const { generateMetadata, Page } = idRoute({
  param: "orderId",
  title: (t, orderId) => t("orders.number", { orderId }),
  render: (orderId) => <OrderPage orderId={orderId} />,
  call: ORDER_CALL,
});

export { generateMetadata };
export default Page;
