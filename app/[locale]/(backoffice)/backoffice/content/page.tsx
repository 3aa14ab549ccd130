import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ContentPage } from "@/components/backoffice/content-page";
import { userMessage } from "@/lib/api/user-message";
import { backofficePaths } from "@/lib/backoffice-paths";
import { contentRoot } from "@/lib/content/client";
import { type ContentQuery, parseContentQuery } from "@/lib/content-edit/content-query";
import { listPublicContent } from "@/lib/content-edit/public-content";
import type { ContentList } from "@/lib/ebsn/domain/content-edit";
import { getWarehouses } from "@/lib/ebsn/warehouses";
import { env } from "@/lib/env";
import { isSuccess } from "@/lib/gateway/answer";
import { fetchAnswerAsVisitor } from "@/lib/gateway/as-visitor";
import { requireContentStaff } from "../require-content-staff";

export const dynamic = "force-dynamic";

type Query = Promise<Record<string, string | string[] | undefined>>;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("backoffice.content");
  return { title: t("title") };
}

const toParams = ({ q, kind, state, page }: ContentQuery) => ({ q, kind, state, page: String(page) });

export default async function Page({ searchParams }: { searchParams: Query }) {
  const query = parseContentQuery(await searchParams);
  await requireContentStaff(backofficePaths.content(query));
  const [answer, stores, t] = await Promise.all([
    fetchAnswerAsVisitor<ContentList>("backoffice-access/list-content", toParams(query)),
    getWarehouses().catch(() => []),
    getTranslations(),
  ]);
  await requireContentStaff(backofficePaths.content(query), answer);
  const own = isSuccess(answer) ? answer.data : null;
  const { ebsnUrl, contentUrl, backofficeUrl } = env();
  const list = own ?? (await listPublicContent(query, t("backoffice.content.kinds.home")));
  const isUnreachable = !own && list.total <= 1 && !query.q;
  return (
    <ContentPage
      query={query}
      list={isUnreachable ? null : list}
      errorMessage={isUnreachable ? userMessage(answer.response, t) : ""}
      stores={stores}
      externalEditors={
        own || isUnreachable || !ebsnUrl
          ? null
          : { ebsn: backofficeUrl, wordpress: `${contentUrl}${contentRoot()}/wp-admin/` }
      }
    />
  );
}
