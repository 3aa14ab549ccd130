import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { CustomersPage } from "@/components/backoffice/customers-page";
import { parseUserQuery } from "@/components/backoffice/user-query";
import { userMessage } from "@/lib/api/user-message";
import { backofficePaths } from "@/lib/backoffice-paths";
import { isSuccess } from "@/lib/gateway/answer";
import { fetchAnswerAsVisitor } from "@/lib/gateway/as-visitor";
import type { UserSearchPage } from "@/lib/ebsn/domain/backoffice";
import { localizePath } from "@/lib/i18n/locale-path";
import { readSession } from "@/lib/session/server";
import { isImpersonating } from "@/lib/session/staff";
import { impersonate, logOut, stopImpersonating } from "../actions";

export const dynamic = "force-dynamic";

type Query = Promise<Record<string, string | string[] | undefined>>;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("backoffice.customers");
  return { title: t("title") };
}

export default async function Page({ searchParams }: { searchParams: Query }) {
  const params = await searchParams;
  const [session, locale] = await Promise.all([readSession(), getLocale()]);
  const query = parseUserQuery(params);
  const search =
    query.q || query.cod_int
      ? await fetchAnswerAsVisitor<UserSearchPage>("user-search/list_user", toApiParams(query))
      : null;
  if (!session.staff || search?.http === 419)
    redirect(
      localizePath(locale)(
        backofficePaths.loginAgain(localizePath(locale)(backofficePaths.customers(query))),
      ),
    );
  const users = search && isSuccess(search) ? search.data : null;
  return (
    <CustomersPage
      key={JSON.stringify(query)}
      name={session.staff.name}
      query={query}
      hasSearched={search !== null}
      foundUsers={users}
      errorMessage={search && !users ? userMessage(search.response, await getTranslations()) : ""}
      canRetry={search !== null && (search.http >= 500 || search.http === 429)}
      hasImpersonationFailed={params.failed !== undefined}
      isImpersonating={isImpersonating(session)}
      actions={{ impersonate, stopImpersonating, logOut }}
    />
  );
}

function toApiParams({ page, ...query }: ReturnType<typeof parseUserQuery>): Record<string, string> {
  return { ...query, page: String(page), page_size: "12", user_type_id: "2" };
}
