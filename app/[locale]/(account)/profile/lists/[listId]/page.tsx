import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { ListPage } from "@/components/lists/list-page";
import { parseId } from "@/lib/parse-id";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("lists");
  return { title: t("title") };
}

export default async function Page({ params }: { params: Promise<{ listId: string }> }) {
  const listId = parseId((await params).listId);
  if (listId === null) notFound();
  return <ListPage listId={listId} />;
}
