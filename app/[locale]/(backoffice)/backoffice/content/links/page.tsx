import { titleMetadata } from "@/app/[locale]/title-metadata";
import { PreviewLinksPage } from "@/components/backoffice/preview-links-page";
import { backofficePaths } from "@/lib/paths/backoffice-paths";
import { readTextParam } from "@/lib/params/search-params";
import { env } from "@/lib/env";
import { fetchResponseAsVisitor } from "@/lib/gateway/as-visitor";
import { log } from "@/lib/log";
import { previewQuery } from "@/lib/preview/link";
import { listLinks, type SharedLink } from "@/lib/preview/link-store";
import { requireStaff } from "../../require-staff";

export const dynamic = "force-dynamic";

export const generateMetadata = titleMetadata("backoffice.links.title");

async function listOrNone(): Promise<SharedLink[] | null> {
  try {
    return await listLinks(new Date());
  } catch (error) {
    log("error", "preview.links", { reason: error instanceof Error ? error.message : "" });
    return null;
  }
}

export default async function Page({ searchParams }: PageProps<"/[locale]/backoffice/content/links">) {
  const { created } = await searchParams;
  const path = backofficePaths.previewLinks();
  await requireStaff(path, "content");
  const response = await fetchResponseAsVisitor<unknown>("backoffice-access/list-content", {
    page_size: "1",
  });
  await requireStaff(path, "content", response);
  const { storefrontUrl, revalidateSecret } = env();
  const links = revalidateSecret ? await listOrNone() : null;
  return (
    <PreviewLinksPage
      created={readTextParam(created)}
      links={
        links?.map((link) => ({
          ...link,
          address: `${storefrontUrl}/api/preview?${previewQuery(link, link.until, revalidateSecret ?? "")}`,
        })) ?? null
      }
    />
  );
}
