"use client";

import { useSWR } from "@/lib/state/use-swr";
import { apiFetch } from "@/lib/api/api-fetch";
import { emitError } from "@/lib/api/emit-error";
import type { UserMessages } from "@/lib/ebsn/domain/user-message";

/** `markRead` without an id marks all. */
export function useUserMessages() {
  const { data, error, mutate } = useSWR<UserMessages, unknown>("user-message/list", () =>
    apiFetch<UserMessages>("user-message/list"),
  );
  return {
    data,
    error: data ? undefined : error,
    reload: () => void mutate(),
    async markRead(userMessageId?: number): Promise<void> {
      try {
        const body = userMessageId === undefined ? {} : { user_message_id: userMessageId };
        await mutate(await apiFetch<UserMessages>("user-message/read", { method: "POST", body }), {
          revalidate: false,
        });
      } catch (cause) {
        emitError("errors.generic", cause);
      }
    },
  };
}
