import { notFound } from "next/navigation";
import { titleMetadata } from "@/app/[locale]/title-metadata";
import { ContentEditPage, EDIT_RESULTS } from "@/components/backoffice/content-edit-page";
import { backofficePaths } from "@/lib/backoffice-paths";
import { readText } from "@/lib/content-edit/content-query";
import type { ContentView } from "@/lib/ebsn/domain/content-edit";
import { getWarehouses } from "@/lib/ebsn/warehouses";
import { isSuccess } from "@/lib/gateway/gateway-response";
import { fetchResponseAsVisitor } from "@/lib/gateway/as-visitor";
import { requireStaff } from "../../require-staff";
import { changeContent } from "../actions";

export const dynamic = "force-dynamic";

export const generateMetadata = titleMetadata("backoffice.contentEdit.pageTitle");

export default async function Page({ searchParams }: PageProps<"/[locale]/backoffice/content/edit">) {
  const params = await searchParams;
  const [kind, slug] = [readText(params.kind), readText(params.slug, 200)];
  const path = backofficePaths.contentEdit(kind, slug);
  await requireStaff(path, "content");
  const response = await fetchResponseAsVisitor<ContentView>("backoffice-access/get-content", { kind, slug });
  await requireStaff(path, "content", response);
  if (!isSuccess(response) || !response.data) {
    if (response.http >= 500 || response.http === 429) throw new Error("content could not be read");
    notFound();
  }
  const stores = response.data.document.blocks ? await getWarehouses().catch(() => []) : [];
  const done = EDIT_RESULTS.find((result) => result === params.done) ?? null;
  return <ContentEditPage view={response.data} done={done} action={changeContent} stores={stores} />;
}
