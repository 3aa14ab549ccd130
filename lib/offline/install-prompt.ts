import { createStore } from "../state/store";

/** Chromium only. An event can be used once. */
type InstallEvent = Event & { prompt: () => Promise<{ outcome: "accepted" | "dismissed" }> };

export const installEventStore = createStore<InstallEvent | null>(null);
export const appInstalledStore = createStore(false);

function recordInstallation(): void {
  installEventStore.set(null);
  appInstalledStore.set(true);
}

/** The browser offers the installation once per document, whichever page is shown then. */
export function watchInstallPrompt(): () => void {
  const keep = (event: Event) => {
    event.preventDefault();
    installEventStore.set(event as InstallEvent);
  };
  window.addEventListener("beforeinstallprompt", keep);
  window.addEventListener("appinstalled", recordInstallation);
  return () => {
    window.removeEventListener("beforeinstallprompt", keep);
    window.removeEventListener("appinstalled", recordInstallation);
  };
}

export async function install(): Promise<void> {
  const event = installEventStore.get();
  installEventStore.set(null);
  const { outcome } = (await event?.prompt()) ?? {};
  if (outcome === "accepted") recordInstallation();
}
