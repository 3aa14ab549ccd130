import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { CustomersPage } from "@/components/backoffice/customers-page";
import { askedUsers } from "@/components/backoffice/user-query";
import { backofficePaths } from "@/lib/backoffice-paths";
import { askHere } from "@/lib/ebsn/door/read-here";
import type { FoundUsers } from "@/lib/ebsn/domain/backoffice";
import { localPath } from "@/lib/i18n/local-path";
import { readSession } from "@/lib/session/server";
import { isActing } from "@/lib/session/staff";
import { act, logOut, stopActing } from "../actions";

export const dynamic = "force-dynamic";

type Query = Promise<Record<string, string | string[] | undefined>>;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("backoffice.customers");
  return { title: t("title") };
}

export default async function Page({ searchParams }: { searchParams: Query }) {
  const given = await searchParams;
  const [session, locale] = await Promise.all([readSession(), getLocale()]);
  const query = askedUsers(given);
  const asked =
    query.q || query.cod_int ? await askHere<FoundUsers>("user-search/list_user", sent(query)) : null;
  if (!session.staff || asked?.http === 419)
    redirect(
      localPath(locale)(backofficePaths.loginAgain(localPath(locale)(backofficePaths.customers(query)))),
    );
  const answer = asked?.answer ?? null;
  const found = asked && asked.http < 400 && answer?.response.status === 0 ? answer.data : null;
  return (
    <CustomersPage
      name={session.staff.name}
      query={query}
      asked={asked !== null}
      found={found}
      problem={answer?.response.errors[0]?.message ?? ""}
      canRetry={asked !== null && (asked.http >= 500 || asked.http === 429)}
      refused={given.refused !== undefined}
      isActing={isActing(session)}
      actions={{ act, stopActing, logOut }}
    />
  );
}

function sent({ page, ...query }: ReturnType<typeof askedUsers>): Record<string, string> {
  return { ...query, page: String(page), page_size: "12", user_type_id: "2" };
}
