import { paymentResultRoute } from "../../payment-result-route";

const { generateMetadata, Page } = paymentResultRoute({ canRetry: true });

export { generateMetadata };
export default Page;
