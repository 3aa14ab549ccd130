import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { RefundsPage } from "@/components/returns/refunds-page";
import { parseId } from "@/lib/parse-id";

export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("refunds");
  return { title: t("title") };
}

type Query = Promise<Record<string, string | string[] | undefined>>;

export default async function Page({ searchParams }: { searchParams: Query }) {
  const { page } = await searchParams;
  return <RefundsPage page={parseId(page) ?? 1} />;
}
