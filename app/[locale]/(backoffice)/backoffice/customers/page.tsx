import { getTranslations } from "next-intl/server";
import { titleMetadata } from "@/app/[locale]/title-metadata";
import { CustomersPage } from "@/components/backoffice/customers-page";
import { isSearch, parseUserQuery } from "@/components/backoffice/user-query";
import { userMessage } from "@/lib/api/user-message";
import { backofficePaths } from "@/lib/paths/backoffice-paths";
import { isSuccess } from "@/lib/gateway/gateway-response";
import { fetchResponseAsVisitor } from "@/lib/gateway/as-visitor";
import type { UserSearchPage } from "@/lib/ebsn/domain/backoffice";
import { readSession } from "@/lib/session/server";
import { isImpersonating } from "@/lib/session/staff";
import { impersonate, logOut, stopImpersonating } from "../actions";
import { requireStaff } from "../require-staff";

export const dynamic = "force-dynamic";

export const generateMetadata = titleMetadata("backoffice.customers.title");

export default async function Page({ searchParams }: PageProps<"/[locale]/backoffice/customers">) {
  const params = await searchParams;
  const query = parseUserQuery(params);
  const path = backofficePaths.customers(query);
  await requireStaff(path, "customers");
  const search = isSearch(query)
    ? await fetchResponseAsVisitor<UserSearchPage>("user-search/list_user", toApiParams(query))
    : null;
  const { name } = await requireStaff(path, "customers", search);
  const users = search && isSuccess(search) ? search.data : null;
  return (
    <CustomersPage
      key={JSON.stringify(query)}
      name={name}
      query={query}
      hasSearched={search !== null}
      foundUsers={users}
      errorMessage={search && !users ? userMessage(search.response, await getTranslations()) : ""}
      canRetry={search !== null && (search.http >= 500 || search.http === 429)}
      isImpersonating={isImpersonating(await readSession())}
      actions={{ impersonate, stopImpersonating, logOut }}
    />
  );
}

function toApiParams({ page, ...query }: ReturnType<typeof parseUserQuery>): Record<string, string> {
  return { ...query, page: String(page), page_size: "12", user_type_id: "2" };
}
