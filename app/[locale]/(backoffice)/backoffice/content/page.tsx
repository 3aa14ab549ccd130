import { getTranslations } from "next-intl/server";
import { titleMetadata } from "@/app/[locale]/title-metadata";
import { ContentPage } from "@/components/backoffice/content-page";
import { userMessage } from "@/lib/api/user-message";
import { backofficePaths } from "@/lib/paths/backoffice-paths";
import { contentRoot } from "@/lib/content/client";
import { type ContentQuery, parseContentQuery } from "@/lib/content-edit/content-query";
import { listPublicContent } from "@/lib/content-edit/public-content";
import type { ContentList } from "@/lib/ebsn/domain/content-edit";
import { getWarehouses } from "@/lib/ebsn/warehouses";
import { env } from "@/lib/env";
import { isCallUnsupported, isSuccess } from "@/lib/gateway/gateway-response";
import { fetchResponseAsVisitor } from "@/lib/gateway/as-visitor";
import { requireStaff } from "../require-staff";
import { createContent } from "./create-action";

export const dynamic = "force-dynamic";

export const generateMetadata = titleMetadata("backoffice.content.title");

const toParams = ({ q, kind, state, page }: ContentQuery) => ({ q, kind, state, page: String(page) });

function externalEditors() {
  const { contentUrl, backofficeUrl } = env();
  return { ebsn: backofficeUrl, wordpress: `${contentUrl}${contentRoot()}/wp-admin/` };
}

export default async function Page({ searchParams }: PageProps<"/[locale]/backoffice/content">) {
  const query = parseContentQuery(await searchParams);
  await requireStaff(backofficePaths.content(query), "content");
  const [response, stores, t] = await Promise.all([
    fetchResponseAsVisitor<ContentList>("backoffice-access/list-content", toParams(query)),
    getWarehouses().catch(() => []),
    getTranslations(),
  ]);
  await requireStaff(backofficePaths.content(query), "content", response);
  const own = isSuccess(response) ? response.data : null;
  const isEditedElsewhere = !own && isCallUnsupported(response);
  const published = isEditedElsewhere
    ? await listPublicContent(query, t("backoffice.content.kinds.home"))
    : null;
  return (
    <ContentPage
      query={query}
      list={own ?? published}
      unreadKinds={published?.unreadKinds}
      errorMessage={isEditedElsewhere ? t("errors.generic") : userMessage(response.response, t)}
      stores={stores}
      createAction={createContent}
      externalEditors={isEditedElsewhere ? externalEditors() : null}
    />
  );
}
