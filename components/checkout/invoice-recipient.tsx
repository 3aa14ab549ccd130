"use client";

import { useTranslations } from "next-intl";
import type { PersonFiscal } from "@/lib/ebsn/domain/invoice";
import { hasSdiCode } from "@/lib/rules/checkout/invoice-data";

export function InvoiceRecipient({ data }: { data: PersonFiscal }) {
  const t = useTranslations("orders.invoice");
  const { name, vatNumber, fiscalCode, sdiCode, certifiedEmail } = data;
  const codes = [
    vatNumber && t("vat", { number: vatNumber }),
    fiscalCode && t("fiscal", { code: fiscalCode }),
    hasSdiCode(sdiCode) ? t("sdi", { code: sdiCode }) : certifiedEmail,
  ].filter(Boolean);
  return (
    <>
      <strong>{name}</strong>
      <span>{codes.join(" · ")}</span>
      <span>
        {data.address1} {data.addressNumber}, {data.postalcode} {data.city} ({data.province})
      </span>
    </>
  );
}
