"use client";

import { useTranslations } from "next-intl";
import { useSWR } from "@/lib/state/use-swr";
import { apiFetch } from "@/lib/api/api-fetch";
import { emitError } from "@/lib/api/emit-error";
import type { PersonFiscal } from "@/lib/ebsn/domain/invoice";
import { openConfirmDialog } from "@/lib/overlays/overlay";

const readData = () => apiFetch<PersonFiscal[]>("user-person-fiscal/list");

export function useInvoiceData() {
  const t = useTranslations("profile.invoice");
  const { data, error, mutate } = useSWR<PersonFiscal[], unknown>("user-person-fiscal/list", readData);

  const setData = (all: PersonFiscal[]) => mutate(all, { revalidate: false });

  /** False when the customer kept it or the shop refused. */
  async function remove({ personFiscalId, name }: PersonFiscal): Promise<boolean> {
    const confirmed = await openConfirmDialog({
      title: t("removeTitle"),
      text: t("removeText", { name }),
      confirm: t("remove"),
      danger: true,
    });
    if (!confirmed) return false;
    try {
      const remaining = await apiFetch<PersonFiscal[]>("user-person-fiscal/delete-person-fiscal", {
        method: "POST",
        body: { person_fiscal_id: personFiscalId },
        success: { key: "profile.invoice.removed" },
      });
      await setData(remaining);
      return true;
    } catch (cause) {
      emitError("errors.generic", cause);
      return false;
    }
  }

  return { data, error: data ? undefined : error, reload: () => void mutate(), setData, remove };
}
