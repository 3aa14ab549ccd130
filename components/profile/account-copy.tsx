"use client";

import { useTranslations } from "next-intl";
import { useHydrated } from "@/components/forms/use-hydrated";
import { Button } from "@/components/ui/button";
import { Actions } from "@/components/ui/form-layout";
import { Panel } from "@/components/ui/panel";
import { useBusy } from "@/components/ui/use-busy";
import { emitError } from "@/lib/api/emit-error";
import { browserNow, browserToday } from "@/lib/browser/browser-clock";
import { downloadFile } from "@/lib/browser/download";
import { emit } from "@/lib/overlays/events";

/** A copy of what the shop keeps of the customer (requirements/profile#copy-of-the-data). */
export function AccountCopy() {
  const t = useTranslations("profile.copy");
  const isHydrated = useHydrated();
  const { isBusy, whileBusy } = useBusy();

  async function download(): Promise<void> {
    try {
      const { fetchAccountData } = await import("@/lib/api/fetch-account-data");
      const copy = { createdAt: browserNow().toISOString(), ...(await fetchAccountData()) };
      downloadFile(`${t("file")}-${browserToday()}.json`, JSON.stringify(copy, null, 2), "application/json");
      emit({ kind: "done", key: "profile.copy.done" });
    } catch (cause) {
      emitError("profile.copy.failed", cause);
    }
  }

  return (
    <Panel aria-labelledby="copy-title">
      <h2 id="copy-title">{t("title")}</h2>
      <p>{t("text")}</p>
      <Actions>
        <Button
          variant="secondary"
          busy={isBusy}
          disabled={!isHydrated}
          onClick={() => void whileBusy(download)}
        >
          {t("ask")}
        </Button>
      </Actions>
    </Panel>
  );
}
