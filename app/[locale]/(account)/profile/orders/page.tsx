import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { OrdersPage } from "@/components/account/orders-page";
import { toId } from "@/lib/cart/id";

// Below the locale a page is taken as static; one that reads its query is not.
export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("orders");
  return { title: t("title") };
}

type Query = Promise<Record<string, string | string[] | undefined>>;

export default async function Page({ searchParams }: { searchParams: Query }) {
  const { page } = await searchParams;
  return <OrdersPage page={toId(page) ?? 1} />;
}
