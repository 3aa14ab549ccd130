import { DeliveryPassPage } from "@/components/orders/delivery-pass-page";
import { idRoute } from "@/app/[locale]/id-route";
import { ORDER_CALL } from "../order-call";

const { generateMetadata, Page } = idRoute({
  param: "orderId",
  title: (t, orderId) => t("orders.pass.title", { orderId }),
  render: (orderId) => <DeliveryPassPage orderId={orderId} />,
  call: ORDER_CALL,
});

export { generateMetadata };
export default Page;
