import { watchLostOverlays } from "@/components/overlays/watch-lost-overlays";
import { watchPresses } from "@/components/ui/last-control";
import { watchNotificationPlacement } from "@/components/ui/notification-placement";
import { loadNotificationList } from "@/components/ui/notifications";
import { notify } from "@/components/ui/notify";
import { retryPictures } from "@/lib/browser/retry-pictures";
import { watchGiftCodes } from "@/lib/cart/pending-gift-code";
import { watchOtherTabs } from "@/lib/consent/cookie-preferences";
import { sendPendingProof } from "@/lib/consent/record-choice";
import { loadDeferredMessages } from "@/lib/i18n/deferred-messages";
import { watchGoneBuild } from "@/lib/navigation/gone-build";
import { watchSortMenu } from "@/lib/navigation/watch-sort-menu";
import { reloadWhenIdle, watchBuild } from "@/lib/navigation/page-reload";
import { watchRestoredPages } from "@/lib/navigation/restored-page";
import { watchInstallPrompt } from "@/lib/offline/install-prompt";
import { watchServiceWorkerMessages, registerServiceWorker } from "@/lib/offline/service-worker";
import { watchPageReturn } from "@/lib/session/watch-page-return";
import { clearLoggedOutCustomer } from "@/lib/session/clear-logged-out";
import { reportCompletedLogin } from "@/lib/session/completed-login";

function offerReload(): void {
  void registerServiceWorker();
  loadDeferredMessages().then(
    ({ newVersion, reload }) =>
      notify({
        kind: "info",
        text: newVersion,
        isLasting: true,
        action: { label: reload, run: () => window.location.reload() },
      }),
    () => undefined,
  );
}

/** Returns the clean-up. */
export function startServices(): () => void {
  clearLoggedOutCustomer().catch(() => undefined);
  void sendPendingProof();
  loadNotificationList().catch(() => undefined);
  void registerServiceWorker();
  reportCompletedLogin();
  const stops = [
    retryPictures(),
    watchGiftCodes(),
    watchInstallPrompt(),
    watchOtherTabs(),
    watchBuild(offerReload),
    watchGoneBuild(offerReload),
    reloadWhenIdle(),
    watchRestoredPages(),
    watchNotificationPlacement(),
    watchLostOverlays(),
    watchSortMenu(),
    watchPresses(),
    watchPageReturn(),
    watchServiceWorkerMessages((path) => window.location.assign(path)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
