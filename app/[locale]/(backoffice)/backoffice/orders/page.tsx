import { getTranslations } from "next-intl/server";
import { titleMetadata } from "@/app/[locale]/title-metadata";
import { StaffOrdersPage } from "@/components/backoffice/staff-orders-page";
import { userMessage } from "@/lib/api/user-message";
import { backofficePaths } from "@/lib/paths/backoffice-paths";
import { readPage } from "@/lib/catalogue/listing";
import { readTextParam } from "@/lib/params/search-params";
import type { StaffList } from "@/lib/ebsn/domain/backoffice";
import type { StaffOrder } from "@/lib/ebsn/domain/staff-order";
import { isSuccess } from "@/lib/gateway/gateway-response";
import { fetchResponseAsVisitor } from "@/lib/gateway/as-visitor";
import { parseId } from "@/lib/params/parse-id";
import { requireStaff } from "../require-staff";
import { changeOrder } from "../staff-actions";

export const dynamic = "force-dynamic";

export const generateMetadata = titleMetadata("backoffice.orders.title");

const fetchOrders = (orderId: number | null, page: number) =>
  fetchResponseAsVisitor<StaffList<StaffOrder>>("backoffice-access/list-orders", {
    ...(orderId === null ? {} : { order_id: String(orderId) }),
    page: String(page),
  });

export default async function Page({ searchParams }: PageProps<"/[locale]/backoffice/orders">) {
  const params = await searchParams;
  const searched = readTextParam(params.order_id);
  const orderId = parseId(searched);
  const page = readPage(params.page);
  const path = backofficePaths.orders({ orderId: orderId ?? undefined, page });
  await requireStaff(path, "orders");
  const response = searched && orderId === null ? null : await fetchOrders(orderId, page);
  await requireStaff(path, "orders", response);
  const list = response && isSuccess(response) ? response.data : null;
  return (
    <StaffOrdersPage
      key={`${searched} ${page}`}
      orderId={orderId}
      invalidSearch={response ? "" : searched}
      orders={list?.entries ?? null}
      listPage={list?.page}
      errorMessage={list || !response ? "" : userMessage(response.response, await getTranslations())}
      change={changeOrder}
    />
  );
}
