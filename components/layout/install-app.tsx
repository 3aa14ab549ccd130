"use client";

import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";
import { install, installEventStore, appInstalledStore } from "@/lib/offline/install-prompt";
import { useStore } from "@/lib/state/use-store";

type Props = {
  labels: { install: string; installed: string; how: string };
  steps: string[];
};

export function InstallApp({ labels, steps }: Props) {
  const canInstall = useStore(installEventStore, (event) => event !== null);
  const isInstalled = useStore(appInstalledStore);
  return (
    <Panel aria-labelledby="install-title">
      <h2 id="install-title">{labels.how}</h2>
      {isInstalled && <Alert tone="success">{labels.installed}</Alert>}
      {canInstall && <Button onClick={() => void install()}>{labels.install}</Button>}
      <ul>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </Panel>
  );
}
