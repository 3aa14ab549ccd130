"use client";

import { useTranslations } from "next-intl";
import { InvoiceRecipient } from "@/components/checkout/invoice-recipient";
import delivery from "@/components/delivery/delivery.module.css";
import { Icon } from "@/components/ui/icon";
import type { PersonFiscal } from "@/lib/ebsn/domain/invoice";

type Props = { data: PersonFiscal; onEdit: () => void; onRemove: () => void };

export function InvoiceDataCard({ data, onEdit, onRemove }: Props) {
  const t = useTranslations("profile.invoice");
  const { company, name } = data;
  return (
    <li className={delivery.address}>
      <Icon name={company ? "store" : "person"} className={delivery.addressIcon} />
      <div className={delivery.addressText}>
        <InvoiceRecipient data={data} />
        <div className={delivery.addressExtra}>
          <button
            type="button"
            className={delivery.textButton}
            aria-label={t("editNamed", { name })}
            onClick={onEdit}
          >
            {t("editAction")}
          </button>
          <button
            type="button"
            className={delivery.textButton}
            aria-label={t("removeNamed", { name })}
            onClick={onRemove}
          >
            {t("remove")}
          </button>
        </div>
      </div>
    </li>
  );
}
