"use client";

import { useTranslations } from "next-intl";
import { InvoiceRecipient } from "@/components/checkout/invoice-recipient";
import { Entry } from "@/components/ui/entry-list";
import { TextButton } from "@/components/ui/text-button";
import type { PersonFiscal } from "@/lib/ebsn/domain/invoice";

type Props = { data: PersonFiscal; onEdit: () => void; onRemove: () => void };

export function InvoiceDataCard({ data, onEdit, onRemove }: Props) {
  const t = useTranslations("profile.invoice");
  const { company, name } = data;
  return (
    <Entry
      icon={company ? "store" : "person"}
      extra={
        <>
          <TextButton aria-label={t("editNamed", { name })} onClick={onEdit}>
            {t("editAction")}
          </TextButton>
          <TextButton aria-label={t("removeNamed", { name })} onClick={onRemove}>
            {t("remove")}
          </TextButton>
        </>
      }
    >
      <InvoiceRecipient data={data} />
    </Entry>
  );
}
