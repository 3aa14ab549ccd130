"use client";

import { useEffect, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";

/** Chromium only. */
type InstallEvent = Event & { prompt: () => Promise<{ outcome: "accepted" | "dismissed" }> };

type Props = {
  labels: { install: string; installed: string; how: string };
  steps: string[];
};

export function InstallApp({ labels, steps }: Props) {
  const [installEvent, setInstallEvent] = useState<InstallEvent | null>(null);
  const [isInstalled, setIsInstalled] = useState(false);

  useEffect(() => {
    const offer = (event: Event) => {
      event.preventDefault();
      setInstallEvent(event as InstallEvent);
    };
    const done = () => {
      setInstallEvent(null);
      setIsInstalled(true);
    };
    window.addEventListener("beforeinstallprompt", offer);
    window.addEventListener("appinstalled", done);
    return () => {
      window.removeEventListener("beforeinstallprompt", offer);
      window.removeEventListener("appinstalled", done);
    };
  }, []);

  async function install(): Promise<void> {
    const { outcome } = (await installEvent?.prompt()) ?? {};
    // An event can be used once.
    setInstallEvent(null);
    if (outcome === "accepted") setIsInstalled(true);
  }

  return (
    <Panel aria-labelledby="install-title">
      <h2 id="install-title">{labels.how}</h2>
      {isInstalled && <Alert tone="success">{labels.installed}</Alert>}
      {installEvent && <Button onClick={() => void install()}>{labels.install}</Button>}
      <ul>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </Panel>
  );
}
