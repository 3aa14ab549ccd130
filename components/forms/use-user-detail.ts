"use client";

import type { SWRConfiguration } from "swr";
import { useSWR } from "@/lib/state/use-swr";
import { apiFetch } from "@/lib/api/api-fetch";
import type { UserDetail } from "@/lib/ebsn/domain/profile";

const fetchUserDetail = () => apiFetch<UserDetail | null>("registration/user_detail");

type Options = SWRConfiguration<UserDetail | null> & { isEnabled?: boolean };

export function useUserDetail({ isEnabled = true, ...options }: Options = {}) {
  const { data, error, mutate } = useSWR<UserDetail | null, unknown>(
    isEnabled ? "registration/user_detail" : null,
    fetchUserDetail,
    options,
  );
  return { user: data, error, failed: (error !== undefined && data === undefined) || data === null, mutate };
}
