"use client";

import { useTranslations } from "next-intl";
import { LoadError } from "@/components/ui/load-error";
import { Panel } from "@/components/ui/panel";
import { Skeleton } from "@/components/ui/skeleton";
import { CustomerOnly } from "@/components/forms/customer-only";
import { useUserDetail } from "@/components/forms/use-user-detail";
import { ContactsForm } from "./contacts-form";
import { MarketingContact } from "./marketing-contact";
import { PushSwitch } from "./push-switch";
import { WorkplaceForm } from "./workplace-form";

export function ContactsPage() {
  const t = useTranslations();
  const { user, failed, error, mutate } = useUserDetail();
  return (
    <>
      <h1>{t("profile.contact.title")}</h1>
      {failed && <LoadError error={error} onRetry={() => void mutate()} />}
      {user === undefined && !failed && <Skeleton height="20rem" radius="var(--radius-l)" />}
      {user && (
        <Panel aria-labelledby="contact-title">
          <h2 id="contact-title">{t("profile.contact.how")}</h2>
          <p>{t("profile.contact.text")}</p>
          <ContactsForm user={user} onSaved={(saved) => void mutate(saved, { revalidate: false })} />
        </Panel>
      )}
      <CustomerOnly isSilent>
        <PushSwitch />
        {user && <MarketingContact user={user} />}
      </CustomerOnly>
      <Panel aria-labelledby="work-title">
        <h2 id="work-title">{t("profile.work.title")}</h2>
        <p>{t("profile.work.text")}</p>
        <WorkplaceForm />
      </Panel>
    </>
  );
}
