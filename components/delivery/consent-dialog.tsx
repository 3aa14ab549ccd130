"use client";

import { useTranslations } from "next-intl";
import { CustomerOnly } from "@/components/forms/customer-only";
import { Dialog } from "@/components/ui/dialog";
import { apiFetch } from "@/lib/api/api-fetch";
import { config } from "@/lib/config";
import { REGISTRATION_MODULE } from "@/lib/rules/account/consents";
import { ConsentForm } from "./consent-form";

/** Needs a signed-in customer. */
export const hasConsented = (storeId: number): Promise<boolean> =>
  apiFetch<boolean>("user-registration-disclaimer/check-disclaimer", {
    params: { store_id: storeId, registration_module_type_id: REGISTRATION_MODULE },
  });

type Props = {
  storeId: number;
  store: string;
  onSaved: () => Promise<void>;
  onCancel: () => void;
  onClose: () => void;
};

export function ConsentDialog({ storeId, store, onSaved, onCancel, onClose }: Props) {
  const t = useTranslations("consents");
  return (
    <Dialog open title={t("title", { store })} width={config.dialogWidths.store} onClose={onClose}>
      <CustomerOnly>
        <ConsentForm storeId={storeId} onCancel={onCancel} onSaved={onSaved} />
      </CustomerOnly>
    </Dialog>
  );
}
