import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { orderListParams, readOrderQuery } from "@/components/account/order-query";
import { OrdersPage } from "@/components/account/orders-page";
import { readHere } from "@/lib/ebsn/door/read-here";
import type { OrderList } from "@/lib/ebsn/domain/order";

// Below the locale a page is taken as static; one that reads its query is not.
export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("orders");
  return { title: t("title") };
}

type Query = Promise<Record<string, string | string[] | undefined>>;

export default async function Page({ searchParams }: { searchParams: Query }) {
  const query = readOrderQuery(await searchParams);
  return (
    <OrdersPage query={query} initial={await readHere<OrderList>("order/list", orderListParams(query))} />
  );
}
