import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { StaffRequestPage } from "@/components/backoffice/staff-request-page";
import { backofficePaths } from "@/lib/backoffice-paths";
import { toId } from "@/lib/cart/id";
import { askHere } from "@/lib/ebsn/door/read-here";
import type { StaffForm } from "@/lib/ebsn/domain/form-request";
import { getCustomForm } from "@/lib/ebsn/forms";
import { localPath } from "@/lib/i18n/local-path";
import { readSession } from "@/lib/session/server";

export const dynamic = "force-dynamic";

type Query = Promise<Record<string, string | string[] | undefined>>;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("backoffice.requests");
  return { title: t("title") };
}

const idOf = (given: string | string[] | undefined) => (typeof given === "string" ? toId(given) : null);

export default async function Page({ searchParams }: { searchParams: Query }) {
  const given = await searchParams;
  const [userId, cuFormId] = [idOf(given.user_id), idOf(given.cu_form_id)];
  const [session, locale] = await Promise.all([readSession(), getLocale()]);
  const asked =
    userId !== null && cuFormId !== null
      ? await askHere<StaffForm>("backoffice-access/get-form", {
          cu_form_id: String(cuFormId),
          user_id: String(userId),
        })
      : null;
  if (!session.staff || asked?.http === 419)
    redirect(localPath(locale)(backofficePaths.loginAgain(localPath(locale)(backofficePaths.requests()))));
  const answer = asked?.answer ?? null;
  const request = asked && asked.http < 400 && answer?.response.status === 0 ? answer.data : null;
  const form = request && (await getCustomForm(request.cuFormTypeId).catch(() => null));
  return (
    <StaffRequestPage
      userId={userId}
      cuFormId={cuFormId}
      request={request}
      fields={form?.fields ?? null}
      problem={asked && !request ? (answer?.response.errors[0]?.message ?? "") : null}
    />
  );
}
