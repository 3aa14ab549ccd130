import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { ContentEditPage, EDIT_RESULTS } from "@/components/backoffice/content-edit-page";
import { backofficePaths } from "@/lib/backoffice-paths";
import { readText } from "@/lib/content-edit/content-query";
import type { ContentView } from "@/lib/ebsn/domain/content-edit";
import { getWarehouses } from "@/lib/ebsn/warehouses";
import { isSuccess } from "@/lib/gateway/answer";
import { fetchAnswerAsVisitor } from "@/lib/gateway/as-visitor";
import { requireContentStaff } from "../../require-content-staff";
import { changeContent } from "../actions";

export const dynamic = "force-dynamic";

type Query = Promise<Record<string, string | string[] | undefined>>;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("backoffice.contentEdit");
  return { title: t("pageTitle") };
}

export default async function Page({ searchParams }: { searchParams: Query }) {
  const params = await searchParams;
  const [kind, slug] = [readText(params.kind), readText(params.slug, 200)];
  const path = backofficePaths.contentEdit(kind, slug);
  await requireContentStaff(path);
  const answer = await fetchAnswerAsVisitor<ContentView>("backoffice-access/get-content", { kind, slug });
  await requireContentStaff(path, answer);
  if (!isSuccess(answer) || !answer.data) {
    if (answer.http >= 500 || answer.http === 429) throw new Error("content could not be read");
    notFound();
  }
  const stores = answer.data.document.blocks ? await getWarehouses().catch(() => []) : [];
  const done = EDIT_RESULTS.find((one) => one === params.done) ?? null;
  return <ContentEditPage view={answer.data} done={done} action={changeContent} stores={stores} />;
}
