import { PaymentResult } from "@/components/checkout/payment-result";
import { idRoute } from "@/app/[locale]/id-route";

const { generateMetadata, Page } = idRoute({
  param: "orderId",
  title: (t) => t("payment.title"),
  render: (orderId) => <PaymentResult orderId={orderId} canRetry />,
});

export { generateMetadata };
export default Page;
