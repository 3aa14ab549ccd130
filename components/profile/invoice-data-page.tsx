"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { LoadError } from "@/components/ui/load-error";
import { draftOwnerOf } from "@/components/forms/use-draft-owner";
import { focusControl } from "@/components/forms/focus-control";
import { Button, LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { EntryList } from "@/components/ui/entry-list";
import { Panel } from "@/components/ui/panel";
import { Skeleton } from "@/components/ui/skeleton";
import { useCart } from "@/lib/cart/use-cart";
import type { PersonFiscal } from "@/lib/ebsn/domain/invoice";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";
import { ANONYMOUS_OWNER } from "@/lib/session/form-drafts";
import { InvoiceDataCard } from "./invoice-data-card";
import { InvoiceDataForm } from "./invoice-data-form";
import { entryWithDraft } from "./invoice-draft";
import styles from "./profile.module.css";
import { useInvoiceData } from "./use-invoice-data";

const TITLE_ID = "invoice-title";

/** Opens the entry with a draft; for a customer from the checkout without any, a new one. */
function useEditedEntry(data: PersonFiscal[] | undefined, isFromCheckout: boolean) {
  const [editing, setEditing] = useState<PersonFiscal | "new" | null>(null);
  const userId = draftOwnerOf(useCart().cart);
  const [draftOwner, setDraftOwner] = useState(ANONYMOUS_OWNER);
  if (data && userId !== ANONYMOUS_OWNER && userId !== draftOwner) {
    const isFirst = draftOwner === ANONYMOUS_OWNER;
    setDraftOwner(userId);
    setEditing((isFirst ? editing : null) ?? entryWithDraft(data, userId));
  }

  const [isFirstForm, setIsFirstForm] = useState(isFromCheckout);
  if (data && isFirstForm) {
    setIsFirstForm(false);
    if (data.length === 0) setEditing("new");
  }

  // The focused control disappears with the form.
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) focusControl(TITLE_ID);
    wasEditing.current = editing !== null;
  }, [editing]);
  return [editing, setEditing] as const;
}

export function InvoiceDataPage({ isFromCheckout = false }: { isFromCheckout?: boolean }) {
  const t = useTranslations("profile.invoice");
  const href = localizePath(useLocale());
  const { data, error, reload, setData, remove } = useInvoiceData();
  const [editing, setEditing] = useEditedEntry(data, isFromCheckout);

  async function handleRemove(entry: PersonFiscal): Promise<void> {
    if (await remove(entry)) focusControl(TITLE_ID);
  }

  function handleSaved(all: PersonFiscal[]): void {
    void setData(all);
    setEditing(null);
  }

  if (editing) {
    return (
      <>
        <h1>{t(editing === "new" ? "new" : "edit")}</h1>
        <Panel aria-label={t("title")}>
          <InvoiceDataForm
            data={editing === "new" ? null : editing}
            onSaved={handleSaved}
            onCancel={() => setEditing(null)}
          />
        </Panel>
      </>
    );
  }
  const addButton = (
    <Button onClick={() => setEditing("new")}>
      <Icon name="plus" size={20} />
      {t("add")}
    </Button>
  );
  return (
    <>
      <h1 id={TITLE_ID} tabIndex={-1}>
        {t("title")}
      </h1>
      <p className={styles.intro}>{t("text")}</p>
      {isFromCheckout && (
        <p>
          <LinkButton href={href(paths.checkout())} variant={data?.length === 0 ? "secondary" : "primary"}>
            {t("toCheckout")}
          </LinkButton>
        </p>
      )}
      {error !== undefined && <LoadError error={error} onRetry={reload} />}
      {!data && error === undefined && <Skeleton height="10rem" />}
      {data?.length === 0 && (
        <EmptyState icon="leaflet" title={t("none")} actions={addButton}>
          {t("noneText")}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <>
          <EntryList>
            {data.map((entry) => (
              <InvoiceDataCard
                key={entry.personFiscalId}
                data={entry}
                onEdit={() => setEditing(entry)}
                onRemove={() => void handleRemove(entry)}
              />
            ))}
          </EntryList>
          <div>{addButton}</div>
        </>
      )}
    </>
  );
}
