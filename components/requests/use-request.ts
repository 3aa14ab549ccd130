"use client";

import { useSWR } from "@/lib/state/use-swr";
import { apiFetch, ApiError } from "@/lib/api/api-fetch";
import type { FormRequest } from "@/lib/ebsn/domain/form-request";

export function useRequest(cuFormTypeId: number, cuFormId: number) {
  const { data, error, isLoading, mutate } = useSWR<FormRequest, unknown>(
    ["cu-form/view", cuFormId],
    () => apiFetch<FormRequest>("cu-form/view", { params: { cuform_id: cuFormId } }),
    { shouldRetryOnError: false },
  );
  const isOtherForm = data !== undefined && data.cuFormTypeId !== cuFormTypeId;
  return {
    request: data && !isOtherForm ? data : null,
    isMissing: isOtherForm || (!data && error instanceof ApiError && error.has("error.form.not_found")),
    error: !data && !isLoading ? error : undefined,
    reload: () => mutate(),
  };
}
