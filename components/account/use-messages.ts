"use client";

import useSWR from "swr";
import { door } from "@/lib/cart/door";
import { announceFailure } from "@/lib/cart/writes";
import type { UserMessages } from "@/lib/ebsn/domain/user-message";

/** What the shop has told the customer; `markRead` without an id means all of it. */
export function useMessages() {
  const { data, error, mutate } = useSWR("user-message/list", () => door<UserMessages>("user-message/list"));
  return {
    data,
    failed: data === undefined && error !== undefined,
    reload: () => void mutate(),
    async markRead(userMessageId?: number): Promise<void> {
      try {
        const body = userMessageId === undefined ? {} : { user_message_id: userMessageId };
        await mutate(await door<UserMessages>("user-message/read", { method: "POST", body }), {
          revalidate: false,
        });
      } catch (cause) {
        announceFailure("errors.generic", cause);
      }
    },
  };
}
