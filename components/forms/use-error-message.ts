"use client";

import { useTranslations } from "next-intl";
import { ApiError } from "@/lib/api/api-fetch";

const firstError = (cause: unknown): string =>
  (cause instanceof ApiError && cause.messages.errors[0]?.message) || "";

/** The server's message, else a generic one for network or other errors. */
export function useErrorMessage(): (cause: unknown, message?: string) => string {
  const t = useTranslations("errors");
  return (cause, message = firstError(cause)) =>
    message || t(cause instanceof ApiError && cause.kind === "network" ? "network" : "generic");
}
