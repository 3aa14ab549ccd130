import { RefundPage } from "@/components/returns/refund-page";
import { PageMessages } from "@/components/forms/page-messages";
import { idRoute } from "@/app/[locale]/id-route";

const { generateMetadata, Page } = idRoute({
  param: "refundId",
  title: (t, refundId) => t("refunds.number", { refundId }),
  render: (refundId) => (
    <PageMessages namespaces={["refunds"]}>
      <RefundPage refundId={refundId} />
    </PageMessages>
  ),
  call: { path: "order-refund/view", query: (refundId) => ({ refund_id: String(refundId) }) },
  missing: "refund",
});

export { generateMetadata };
export default Page;
