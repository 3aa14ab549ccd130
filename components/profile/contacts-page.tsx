"use client";

import { useTranslations } from "next-intl";
import useSWR from "swr";
import { LoadError } from "@/components/ui/load-error";
import { Panel } from "@/components/ui/panel";
import { Skeleton } from "@/components/ui/skeleton";
import { apiFetch } from "@/lib/api/api-fetch";
import type { UserDetail } from "@/lib/ebsn/domain/profile";
import { CustomerOnly } from "@/components/forms/customer-only";
import { ContactsForm } from "./contacts-form";
import { MarketingContact } from "./marketing-contact";
import { PushSwitch } from "./push-switch";
import { WorkplaceForm } from "./workplace-form";

const readDetail = () => apiFetch<UserDetail | null>("registration/user_detail");

export function ContactsPage() {
  const t = useTranslations("profile");
  const { data, error, mutate } = useSWR("registration/user_detail", readDetail);
  const hasFailed = (error !== undefined && data === undefined) || data === null;
  return (
    <>
      <h1>{t("contact.title")}</h1>
      {hasFailed && <LoadError onRetry={() => void mutate()} />}
      {data === undefined && !hasFailed && <Skeleton height="20rem" radius="var(--radius-l)" />}
      {data && (
        <Panel aria-labelledby="contact-title">
          <h2 id="contact-title">{t("contact.how")}</h2>
          <p>{t("contact.text")}</p>
          <ContactsForm user={data} onSaved={(user) => void mutate(user, { revalidate: false })} />
        </Panel>
      )}
      <CustomerOnly isSilent>
        <PushSwitch />
        {data && <MarketingContact user={data} />}
      </CustomerOnly>
      <Panel aria-labelledby="work-title">
        <h2 id="work-title">{t("work.title")}</h2>
        <p>{t("work.text")}</p>
        <WorkplaceForm />
      </Panel>
    </>
  );
}
