"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import useSWR from "swr";
import delivery from "@/components/delivery/delivery.module.css";
import { LoadFailed } from "@/components/delivery/load-failed";
import { focusControl } from "@/components/forms/focus-control";
import { Button, LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { Skeleton } from "@/components/ui/skeleton";
import { askToConfirm } from "@/lib/cart/ask";
import { door } from "@/lib/cart/door";
import { announce } from "@/lib/cart/events";
import { announceFailure } from "@/lib/cart/writes";
import type { PersonFiscal } from "@/lib/ebsn/domain/invoice";
import { localPath } from "@/lib/i18n/local-path";
import { paths } from "@/lib/paths";
import { InvoiceDataCard } from "./invoice-data-card";
import { InvoiceDataForm } from "./invoice-data-form";
import styles from "./profile.module.css";

const TITLE = "invoice-title";

const readData = () => door<PersonFiscal[]>("user-person-fiscal/list");

/** Whom invoices are made out to: added, changed, deleted. `ordering`: for an order that waits at the checkout. */
export function InvoiceDataPage({ ordering = false }: { ordering?: boolean }) {
  const t = useTranslations("profile.invoice");
  const href = localPath(useLocale());
  const { data, error, mutate } = useSWR("user-person-fiscal/list", readData);
  const [editing, setEditing] = useState<PersonFiscal | "new" | null>(null);

  // What had the focus goes with the form: the page is begun anew.
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) focusControl(TITLE);
    wasEditing.current = editing !== null;
  }, [editing]);

  async function remove({ personFiscalId, name }: PersonFiscal): Promise<void> {
    const confirmed = await askToConfirm({
      title: t("removeTitle"),
      text: t("removeText", { name }),
      confirm: t("remove"),
      danger: true,
    });
    if (!confirmed) return;
    try {
      const left = await door<PersonFiscal[]>("user-person-fiscal/delete-person-fiscal", {
        method: "POST",
        body: { person_fiscal_id: personFiscalId },
      });
      await mutate(left, { revalidate: false });
      announce({ kind: "done", key: "profile.invoice.removed" });
      focusControl(TITLE);
    } catch (cause) {
      announceFailure("errors.generic", cause);
    }
  }

  function saved(all: PersonFiscal[]): void {
    void mutate(all, { revalidate: false });
    setEditing(null);
    announce({ kind: "done", key: "profile.invoice.saved" });
  }

  if (editing) {
    return (
      <>
        <h1>{t(editing === "new" ? "new" : "edit")}</h1>
        <section className={styles.panel} aria-label={t("title")}>
          <InvoiceDataForm
            data={editing === "new" ? null : editing}
            onSaved={saved}
            onCancel={() => setEditing(null)}
          />
        </section>
      </>
    );
  }
  const add = (
    <Button onClick={() => setEditing("new")}>
      <Icon name="plus" size={20} />
      {t("add")}
    </Button>
  );
  return (
    <>
      <h1 id={TITLE} tabIndex={-1}>
        {t("title")}
      </h1>
      <p className={delivery.intro}>{t("text")}</p>
      {ordering && (
        <p>
          <LinkButton href={href(paths.checkout())} variant={data?.length === 0 ? "secondary" : "primary"}>
            {t("toCheckout")}
          </LinkButton>
        </p>
      )}
      {error && !data && <LoadFailed onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton height="10rem" />}
      {data?.length === 0 && (
        <EmptyState icon="leaflet" title={t("none")} actions={add}>
          {t("noneText")}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <>
          <ul className={delivery.addresses}>
            {data.map((one) => (
              <InvoiceDataCard
                key={one.personFiscalId}
                data={one}
                onEdit={() => setEditing(one)}
                onRemove={() => void remove(one)}
              />
            ))}
          </ul>
          <div>{add}</div>
        </>
      )}
    </>
  );
}
