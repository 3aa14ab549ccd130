"use client";

import { useState } from "react";
import useSWR from "swr";
import { type ApiRequest, apiFetch } from "@/lib/api/api-fetch";
import { emitError } from "@/lib/api/emit-error";

/** Reads a benefits call with SWR; each write answers with the new state. */
export function useBenefit<T>(path: string) {
  const { data, error, mutate } = useSWR(path, () => apiFetch<T>(path));
  const [busy, setBusy] = useState("");

  /** False when nothing was written. */
  async function write(name: string, request: ApiRequest, key = name): Promise<boolean> {
    if (busy) return false;
    setBusy(key);
    try {
      await mutate(await apiFetch<T>(name, request), { revalidate: false });
      return true;
    } catch (cause) {
      emitError("errors.generic", cause);
      return false;
    } finally {
      setBusy("");
    }
  }

  return {
    data,
    error: data ? undefined : (error as unknown),
    reload: () => void mutate(),
    busy,
    write,
  };
}
