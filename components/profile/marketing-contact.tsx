"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useSWR } from "@/lib/state/use-swr";
import { Button } from "@/components/ui/button";
import { Actions } from "@/components/ui/form-layout";
import { Panel } from "@/components/ui/panel";
import { useBusy } from "@/components/ui/use-busy";
import { apiFetch } from "@/lib/api/api-fetch";
import { emitError } from "@/lib/api/emit-error";
import type { UserDetail } from "@/lib/ebsn/domain/profile";
import { isSameEmail } from "@/lib/rules/forms/validators";

type Contact = { channelAddress: string; contactKey: string };

const MAX_CONTACTS = 2;

/** Contacts for offers, with an opt-out; hidden without a marketing service. */
export function MarketingContact({
  user: { userId, email, secondEmail },
}: {
  user: Pick<UserDetail, "userId" | "email" | "secondEmail">;
}) {
  const t = useTranslations("profile.marketing");
  const { isBusy, whileBusy } = useBusy();
  const [isRemoved, setIsRemoved] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const hasSecond = secondEmail !== "" && !isSameEmail(secondEmail, email);
  const addresses = [email, hasSecond && secondEmail].filter(Boolean);
  const { data, mutate } = useSWR(["marketingcloud/contact-key", ...addresses], () =>
    apiFetch<Contact[]>("marketingcloud/contact-key", {
      body: { channelAddressList: addresses, maximumCount: MAX_CONTACTS },
    }),
  );
  const contacts = data ?? [];
  if (contacts.length === 0 && !isRemoved) return null;

  async function remove(): Promise<void> {
    let remaining = contacts;
    try {
      while (remaining[0]) {
        const { contactKey } = remaining[0];
        await apiFetch("marketingcloud/remove", { body: { contactKey, userId } });
        remaining = remaining.filter((contact) => contact.contactKey !== contactKey);
        if (remaining.length === 0) setIsRemoved(true);
        await mutate(remaining, { revalidate: false });
      }
      // The focused button was removed.
      status.current?.focus();
    } catch (cause) {
      emitError("errors.generic", cause);
    }
  }

  return (
    <Panel aria-labelledby="marketing-title">
      <h2 id="marketing-title">{t("title")}</h2>
      <p ref={status} role="status" tabIndex={-1}>
        {contacts.length === 0
          ? t("removed")
          : t("text", { addresses: contacts.map(({ channelAddress }) => channelAddress).join(", ") })}
      </p>
      {contacts.length > 0 && (
        <Actions>
          <Button variant="secondary" small busy={isBusy} onClick={() => void whileBusy(remove)}>
            {t("remove")}
          </Button>
        </Actions>
      )}
    </Panel>
  );
}
