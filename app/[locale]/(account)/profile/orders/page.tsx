import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { OrdersPage } from "@/components/account/orders-page";
import { toId } from "@/lib/cart/id";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("orders");
  return { title: t("title") };
}

type Query = Promise<Record<string, string | string[] | undefined>>;

export default async function Page({ searchParams }: { searchParams: Query }) {
  const { page } = await searchParams;
  return <OrdersPage page={toId(page) ?? 1} />;
}
