import { getTranslations } from "next-intl/server";
import { titleMetadata } from "@/app/[locale]/title-metadata";
import { StaffReturnsPage } from "@/components/backoffice/staff-returns-page";
import { userMessage } from "@/lib/api/user-message";
import { backofficePaths } from "@/lib/paths/backoffice-paths";
import { readPage } from "@/lib/catalogue/listing";
import type { StaffList } from "@/lib/ebsn/domain/backoffice";
import type { StaffRefund } from "@/lib/ebsn/domain/staff-order";
import { isSuccess } from "@/lib/gateway/gateway-response";
import { fetchResponseAsVisitor } from "@/lib/gateway/as-visitor";
import { requireStaff } from "../require-staff";
import { decideRefund } from "../staff-actions";

export const dynamic = "force-dynamic";

export const generateMetadata = titleMetadata("backoffice.returns.title");

export default async function Page({ searchParams }: PageProps<"/[locale]/backoffice/returns">) {
  const page = readPage((await searchParams).page);
  const path = backofficePaths.returns({ page });
  await requireStaff(path, "returns");
  const response = await fetchResponseAsVisitor<StaffList<StaffRefund>>("backoffice-access/list-refunds", {
    page: String(page),
  });
  await requireStaff(path, "returns", response);
  const list = isSuccess(response) ? response.data : null;
  return (
    <StaffReturnsPage
      key={page}
      refunds={list?.entries ?? null}
      listPage={list?.page}
      errorMessage={list ? "" : userMessage(response.response, await getTranslations())}
      decide={decideRefund}
    />
  );
}
