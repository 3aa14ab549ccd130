import { getTranslations } from "next-intl/server";
import { FirstPageLink } from "@/components/layout/first-page-link";
import { NotFoundPage } from "@/components/layout/not-found-page";
import { notFoundMetadata } from "@/lib/seo/not-found";

export const revalidate = 900;

export async function generateMetadata() {
  return { ...(await notFoundMetadata()), robots: { index: false } };
}

/** Rendered by the response cache (server/response-cache/index.mjs) instead of Next's 404 page. */
export default async function Page() {
  const t = await getTranslations("pagination");
  return (
    <NotFoundPage>
      <FirstPageLink label={t("toFirst")} />
    </NotFoundPage>
  );
}
