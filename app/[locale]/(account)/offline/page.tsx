import { titleMetadata } from "@/app/[locale]/title-metadata";
import { NarrowPage } from "@/components/auth/narrow-page";
import { OfflineCopyView } from "@/components/loyalty/offline-copy-view";
import { OfflineReason } from "@/components/loyalty/offline-reason";

export const generateMetadata = titleMetadata("offline.title", { robots: { index: false } });

/** Cached by the service worker and shown for any page while offline. */
export default function Page() {
  return (
    <NarrowPage>
      <OfflineReason />
      <OfflineCopyView />
    </NarrowPage>
  );
}
