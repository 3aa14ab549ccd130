"use client";

import { useRef } from "react";
import { useSWR } from "@/lib/state/use-swr";
import { useBusyKeys } from "@/components/ui/use-busy";
import { type ApiRequest, apiFetch } from "@/lib/api/api-fetch";
import { emitError } from "@/lib/api/emit-error";

/** Reads a benefits call with SWR; each write answers with the new state. */
export function useBenefit<T>(path: string) {
  const { data, error, mutate } = useSWR<T, unknown>(path, () => apiFetch<T>(path));
  const { busyKeys, whileBusy } = useBusyKeys();
  const lastWrite = useRef<Promise<unknown>>(Promise.resolve());

  /** One after the other, so that the last answer is the newest state. Null when nothing was written. */
  function write(name: string, request: ApiRequest, key = name): Promise<T | null> {
    return whileBusy(key, async () => {
      const answer = lastWrite.current.then(() => apiFetch<T>(name, request));
      lastWrite.current = answer.catch(() => undefined);
      try {
        const state = await answer;
        await mutate(state, { revalidate: false });
        return state;
      } catch (cause) {
        emitError("errors.generic", cause);
        void mutate();
        return null;
      }
    });
  }

  return {
    data,
    error: data ? undefined : error,
    reload: () => void mutate(),
    busyKeys,
    write,
  };
}
