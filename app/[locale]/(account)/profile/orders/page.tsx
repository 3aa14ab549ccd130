import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { orderListParams, parseOrderQuery } from "@/components/orders/order-query";
import { OrdersPage } from "@/components/orders/orders-page";
import { fetchAsVisitor } from "@/lib/gateway/as-visitor";
import type { OrderList } from "@/lib/ebsn/domain/order";

export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("orders");
  return { title: t("title") };
}

type Query = Promise<Record<string, string | string[] | undefined>>;

export default async function Page({ searchParams }: { searchParams: Query }) {
  const query = parseOrderQuery(await searchParams);
  return (
    <OrdersPage
      key={JSON.stringify(query)}
      query={query}
      initial={await fetchAsVisitor<OrderList>("order/list", orderListParams(query))}
    />
  );
}
