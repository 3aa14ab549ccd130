import { titleMetadata } from "@/app/[locale]/title-metadata";
import { orderListParams, parseOrderQuery } from "@/components/orders/order-query";
import { OrdersPage } from "@/components/orders/orders-page";
import { PageMessages } from "@/components/forms/page-messages";
import { fetchAsVisitor } from "@/lib/gateway/as-visitor";
import type { OrderList } from "@/lib/ebsn/domain/order";

export const dynamic = "force-dynamic";

export const generateMetadata = titleMetadata("orders.title");

export default async function Page({ searchParams }: PageProps<"/[locale]/profile/orders">) {
  const query = parseOrderQuery(await searchParams);
  return (
    <PageMessages
      namespaces={[
        "cart.added",
        "cart.productAddError",
        "cart.startShopping",
        "checkout.savedCards",
        "delivery.addressLocked",
        "delivery.lockedWhilePaying",
        "orderTools",
        "orders",
        "pagination",
        "paymentTypes",
      ]}
    >
      <OrdersPage
        key={JSON.stringify(query)}
        query={query}
        initial={await fetchAsVisitor<OrderList>("order/list", orderListParams(query))}
      />
    </PageMessages>
  );
}
