"use client";

import { useTranslations } from "next-intl";
import { Dialog } from "@/components/ui/dialog";
import { door } from "@/lib/cart/door";
import { config } from "@/lib/config";
import { ConsentForm } from "./consent-form";

/** Whether nothing of a store is left to be asked of the customer; who has no session cannot be asked. */
export const hasConsented = (storeId: number): Promise<boolean> =>
  door<boolean>("user-registration-disclaimer/check-disclaimer", { params: { store_id: storeId } });

type Props = {
  storeId: number;
  store: string;
  onSaved: () => Promise<void>;
  onCancel: () => void;
  onClose: () => void;
};

/** What a store asks before it sells; closed, the store stays the one it was. */
export function ConsentDialog({ storeId, store, onSaved, onCancel, onClose }: Props) {
  const t = useTranslations("delivery");
  return (
    <Dialog open title={t("consentTitle", { store })} width={config.dialogWidths.store} onClose={onClose}>
      <ConsentForm storeId={storeId} onCancel={onCancel} onSaved={onSaved} />
    </Dialog>
  );
}
