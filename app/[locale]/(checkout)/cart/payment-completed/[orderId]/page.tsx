import { paymentResultRoute } from "../../payment-result-route";

const { generateMetadata, Page } = paymentResultRoute({ canRetry: false });

export { generateMetadata };
export default Page;
