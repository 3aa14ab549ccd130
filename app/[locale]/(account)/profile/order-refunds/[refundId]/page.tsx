import { RefundPage } from "@/components/returns/refund-page";
import { ProfileMessages } from "@/components/profile/profile-messages";
import { idRoute } from "@/app/[locale]/id-route";

const { generateMetadata, Page } = idRoute({
  param: "refundId",
  title: (t, refundId) => t("refunds.number", { refundId }),
  render: (refundId) => (
    <ProfileMessages namespaces={["refunds"]}>
      <RefundPage refundId={refundId} />
    </ProfileMessages>
  ),
  call: { path: "order-refund/view", query: (refundId) => ({ refund_id: String(refundId) }) },
});

export { generateMetadata };
export default Page;
