import { getTranslations } from "next-intl/server";
import { titleMetadata } from "@/app/[locale]/title-metadata";
import { StaffReturnsPage } from "@/components/backoffice/staff-returns-page";
import { userMessage } from "@/lib/api/user-message";
import { backofficePaths } from "@/lib/backoffice-paths";
import type { StaffRefund } from "@/lib/ebsn/domain/staff-order";
import { isSuccess } from "@/lib/gateway/gateway-response";
import { fetchResponseAsVisitor } from "@/lib/gateway/as-visitor";
import { requireStaff } from "../require-staff";
import { decideRefund } from "../staff-actions";

export const dynamic = "force-dynamic";

export const generateMetadata = titleMetadata("backoffice.returns.title");

export default async function Page() {
  const response = await fetchResponseAsVisitor<StaffRefund[]>("backoffice-access/list-refunds", {});
  await requireStaff(backofficePaths.returns(), response);
  const refunds = isSuccess(response) ? response.data : null;
  return (
    <StaffReturnsPage
      refunds={refunds}
      errorMessage={refunds ? "" : userMessage(response.response, await getTranslations())}
      decide={decideRefund}
    />
  );
}
