"use client";

import { useState } from "react";
import useSWR from "swr";
import { type ApiRequest, apiFetch } from "@/lib/api/api-fetch";
import { emitError } from "@/lib/cart/writes";

/** Reads a part of the profile; its writes return the new state. */
export function useBenefit<T>(path: string) {
  const { data, error, mutate } = useSWR(path, () => apiFetch<T>(path));
  const [busy, setBusy] = useState("");

  /** false: it failed and the error was shown. */
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
    hasFailed: error !== undefined && data === undefined,
    reload: () => void mutate(),
    busy,
    write,
  };
}
