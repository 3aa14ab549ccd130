"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import useSWR from "swr";
import { Button } from "@/components/ui/button";
import { Actions } from "@/components/ui/form-layout";
import { Panel } from "@/components/ui/panel";
import { apiFetch } from "@/lib/api/api-fetch";
import { emitError } from "@/lib/cart/emit-error";
import type { UserDetail } from "@/lib/ebsn/domain/profile";

type Contact = { channelAddress: string; contactKey: string };

const MAX_CONTACTS = 2;

/** Contacts for offers, with an opt-out; hidden without a marketing service. */
export function MarketingContact({
  user: { userId, email, secondEmail },
}: {
  user: Pick<UserDetail, "userId" | "email" | "secondEmail">;
}) {
  const t = useTranslations("profile.marketing");
  const [isBusy, setIsBusy] = useState(false);
  const [isRemoved, setIsRemoved] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const addresses = [email, secondEmail].filter(Boolean);
  const { data, mutate } = useSWR(["marketingcloud/contact-key", ...addresses], () =>
    apiFetch<Contact[]>("marketingcloud/contact-key", {
      body: { channelAddressList: addresses, maximumCount: MAX_CONTACTS },
    }),
  );
  const [contact] = data ?? [];
  if (!contact && !isRemoved) return null;

  async function remove(contactKey: string): Promise<void> {
    setIsBusy(true);
    try {
      await apiFetch("marketingcloud/remove", { body: { contactKey, userId } });
      setIsRemoved(true);
      await mutate([], { revalidate: false });
      // The focused button was removed.
      status.current?.focus();
    } catch (cause) {
      emitError("errors.generic", cause);
    }
    setIsBusy(false);
  }

  return (
    <Panel aria-labelledby="marketing-title">
      <h2 id="marketing-title">{t("title")}</h2>
      <p ref={status} role="status" tabIndex={-1}>
        {isRemoved
          ? t("removed")
          : t("text", { addresses: data?.map(({ channelAddress }) => channelAddress).join(", ") ?? "" })}
      </p>
      {contact && (
        <Actions>
          <Button variant="secondary" small busy={isBusy} onClick={() => void remove(contact.contactKey)}>
            {t("remove")}
          </Button>
        </Actions>
      )}
    </Panel>
  );
}
