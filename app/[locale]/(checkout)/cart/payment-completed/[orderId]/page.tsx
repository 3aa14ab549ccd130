import { PaymentResult } from "@/components/checkout/payment-result";
import { idRoute } from "@/app/[locale]/id-route";

const { generateMetadata, Page } = idRoute("orderId", "payment", (orderId) => (
  <PaymentResult orderId={orderId} canRetry={false} />
));

export { generateMetadata };
export default Page;
