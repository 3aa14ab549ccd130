import { getTranslations } from "next-intl/server";
import { titleMetadata } from "@/app/[locale]/title-metadata";
import { NarrowPage } from "@/components/auth/narrow-page";
import { OfflineCopyView } from "@/components/loyalty/offline-copy-view";

export const generateMetadata = titleMetadata("offline.title", { robots: { index: false } });

/** Cached by the service worker and shown for any page while offline. */
export default async function Page() {
  const t = await getTranslations("offline");
  return (
    <NarrowPage>
      <h1>{t("title")}</h1>
      <p>{t("text")}</p>
      <OfflineCopyView />
    </NarrowPage>
  );
}
