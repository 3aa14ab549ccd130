import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { RefundsPage } from "@/components/account/refunds-page";
import { toId } from "@/lib/cart/id";

// Below the locale a page is taken as static; one that reads its query is not.
export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("refunds");
  return { title: t("title") };
}

type Query = Promise<Record<string, string | string[] | undefined>>;

export default async function Page({ searchParams }: { searchParams: Query }) {
  const { page } = await searchParams;
  return <RefundsPage page={toId(page) ?? 1} />;
}
