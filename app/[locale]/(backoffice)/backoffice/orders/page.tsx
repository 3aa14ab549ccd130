import { getTranslations } from "next-intl/server";
import { titleMetadata } from "@/app/[locale]/title-metadata";
import { StaffOrdersPage } from "@/components/backoffice/staff-orders-page";
import { userMessage } from "@/lib/api/user-message";
import { backofficePaths } from "@/lib/backoffice-paths";
import type { StaffOrder } from "@/lib/ebsn/domain/staff-order";
import { isSuccess } from "@/lib/gateway/gateway-response";
import { fetchResponseAsVisitor } from "@/lib/gateway/as-visitor";
import { parseId } from "@/lib/parse-id";
import { requireStaff } from "../require-staff";
import { advanceOrder } from "../staff-actions";

export const dynamic = "force-dynamic";

export const generateMetadata = titleMetadata("backoffice.orders.title");

export default async function Page({ searchParams }: PageProps<"/[locale]/backoffice/orders">) {
  const params = await searchParams;
  const orderId = typeof params.order_id === "string" ? parseId(params.order_id) : null;
  const response = await fetchResponseAsVisitor<StaffOrder[]>(
    "backoffice-access/list-orders",
    orderId === null ? {} : { order_id: String(orderId) },
  );
  await requireStaff(backofficePaths.orders(), response);
  const orders = isSuccess(response) ? response.data : null;
  return (
    <StaffOrdersPage
      orderId={orderId}
      orders={orders}
      errorMessage={orders ? "" : userMessage(response.response, await getTranslations())}
      advance={advanceOrder}
    />
  );
}
