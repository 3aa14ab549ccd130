import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PreviewLinksPage } from "@/components/backoffice/preview-links-page";
import { backofficePaths } from "@/lib/backoffice-paths";
import { readText } from "@/lib/content-edit/content-query";
import { env } from "@/lib/env";
import { fetchAnswerAsVisitor } from "@/lib/gateway/as-visitor";
import { log } from "@/lib/log";
import { previewQuery } from "@/lib/preview/link";
import { listLinks, type SharedLink } from "@/lib/preview/link-store";
import { requireContentStaff } from "../../require-content-staff";

export const dynamic = "force-dynamic";

type Query = Promise<Record<string, string | string[] | undefined>>;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("backoffice.links");
  return { title: t("title") };
}

async function listOrNone(): Promise<SharedLink[] | null> {
  try {
    return await listLinks(new Date());
  } catch (error) {
    log("error", "preview.links", { reason: error instanceof Error ? error.message : "" });
    return null;
  }
}

export default async function Page({ searchParams }: { searchParams: Query }) {
  const { created } = await searchParams;
  const path = backofficePaths.previewLinks();
  await requireContentStaff(path);
  const answer = await fetchAnswerAsVisitor<unknown>("backoffice-access/list-content", { page_size: "1" });
  await requireContentStaff(path, answer);
  const { storefrontUrl, revalidateSecret } = env();
  const links = revalidateSecret ? await listOrNone() : null;
  return (
    <PreviewLinksPage
      created={readText(created)}
      links={
        links?.map((link) => ({
          ...link,
          address: `${storefrontUrl}/api/preview?${previewQuery(link, link.until, revalidateSecret ?? "")}`,
        })) ?? null
      }
    />
  );
}
