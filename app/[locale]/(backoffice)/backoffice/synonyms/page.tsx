import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { SynonymsPage } from "@/components/backoffice/synonyms-page";
import { userMessage } from "@/lib/api/user-message";
import { backofficePaths } from "@/lib/backoffice-paths";
import { readPage, readText } from "@/lib/content-edit/content-query";
import type { SynonymList } from "@/lib/ebsn/domain/content-edit";
import { isSuccess } from "@/lib/gateway/answer";
import { fetchAnswerAsVisitor } from "@/lib/gateway/as-visitor";
import { changeSynonyms } from "../content/actions";
import { requireContentStaff } from "../require-content-staff";

export const dynamic = "force-dynamic";

type Query = Promise<Record<string, string | string[] | undefined>>;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("backoffice.synonyms");
  return { title: t("title") };
}

export default async function Page({ searchParams }: { searchParams: Query }) {
  const params = await searchParams;
  const [q, page] = [readText(params.q), readPage(params.page)];
  const path = backofficePaths.synonyms({ q, page });
  await requireContentStaff(path);
  const answer = await fetchAnswerAsVisitor<SynonymList>("backoffice-access/list-synonyms", {
    q,
    page: String(page),
  });
  await requireContentStaff(path, answer);
  const list = isSuccess(answer) ? answer.data : null;
  const t = await getTranslations();
  return (
    <SynonymsPage
      q={q}
      list={list}
      errorMessage={
        answer.http === 404 ? t("backoffice.synonyms.elsewhere") : userMessage(answer.response, t)
      }
      isDone={params.done !== undefined}
      action={changeSynonyms}
    />
  );
}
