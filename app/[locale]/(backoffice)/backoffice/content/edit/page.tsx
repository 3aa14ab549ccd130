import { notFound } from "next/navigation";
import { titleMetadata } from "@/app/[locale]/title-metadata";
import { ContentEditPage } from "@/components/backoffice/content-edit-page";
import { backofficePaths } from "@/lib/paths/backoffice-paths";
import { readTextParam } from "@/lib/params/search-params";
import type { ContentView } from "@/lib/ebsn/domain/content-edit";
import { getWarehouses } from "@/lib/ebsn/warehouses";
import { isCallUnsupported, isSuccess } from "@/lib/gateway/gateway-response";
import { fetchResponseAsVisitor } from "@/lib/gateway/as-visitor";
import { requireStaff } from "../../require-staff";
import { changeContent } from "../actions";

export const dynamic = "force-dynamic";

export const generateMetadata = titleMetadata("backoffice.contentEdit.pageTitle");

export default async function Page({ searchParams }: PageProps<"/[locale]/backoffice/content/edit">) {
  const params = await searchParams;
  const [kind, slug] = [readTextParam(params.kind), readTextParam(params.slug, 200)];
  const path = backofficePaths.contentEdit(kind, slug);
  await requireStaff(path, "content");
  const response = await fetchResponseAsVisitor<ContentView>("backoffice-access/get-content", { kind, slug });
  await requireStaff(path, "content", response);
  if (!isSuccess(response) || !response.data) {
    const hasFailed = response.http >= 500 || response.http === 429;
    if (hasFailed && !isCallUnsupported(response)) throw new Error("content could not be read");
    notFound();
  }
  const stores = response.data.document.blocks ? await getWarehouses().catch(() => []) : [];
  return (
    <ContentEditPage key={`${kind} ${slug}`} view={response.data} action={changeContent} stores={stores} />
  );
}
