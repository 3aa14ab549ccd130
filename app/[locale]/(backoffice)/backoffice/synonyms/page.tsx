import { getTranslations } from "next-intl/server";
import { titleMetadata } from "@/app/[locale]/title-metadata";
import { SynonymsPage } from "@/components/backoffice/synonyms-page";
import { userMessage } from "@/lib/api/user-message";
import { backofficePaths } from "@/lib/paths/backoffice-paths";
import { readPage } from "@/lib/catalogue/listing";
import { readTextParam } from "@/lib/params/search-params";
import type { SynonymList } from "@/lib/ebsn/domain/content-edit";
import { isCallUnsupported, isSuccess } from "@/lib/gateway/gateway-response";
import { fetchResponseAsVisitor } from "@/lib/gateway/as-visitor";
import { changeSynonyms } from "../content/actions";
import { requireStaff } from "../require-staff";

export const dynamic = "force-dynamic";

export const generateMetadata = titleMetadata("backoffice.synonyms.title");

export default async function Page({ searchParams }: PageProps<"/[locale]/backoffice/synonyms">) {
  const params = await searchParams;
  const [q, page] = [readTextParam(params.q), readPage(params.page)];
  const path = backofficePaths.synonyms({ q, page });
  await requireStaff(path, "synonyms");
  const response = await fetchResponseAsVisitor<SynonymList>("backoffice-access/list-synonyms", {
    q,
    page: String(page),
  });
  await requireStaff(path, "synonyms", response);
  const list = isSuccess(response) ? response.data : null;
  const t = await getTranslations();
  return (
    <SynonymsPage
      key={`${q} ${page}`}
      q={q}
      list={list}
      errorMessage={
        isCallUnsupported(response) ? t("backoffice.synonyms.elsewhere") : userMessage(response.response, t)
      }
      action={changeSynonyms}
    />
  );
}
