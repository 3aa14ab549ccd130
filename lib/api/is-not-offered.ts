import { NOT_OFFERED } from "../ebsn/not-offered";
import { ApiError } from "./api-fetch";

/** The shop's API lacks the call: trying again is of no use. */
export const isNotOffered = (error: unknown): boolean => error instanceof ApiError && error.has(NOT_OFFERED);
