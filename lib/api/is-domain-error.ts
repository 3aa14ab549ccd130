import { ApiError } from "./api-fetch";

/** The shop has answered and refuses. */
export const isDomainError = (cause: unknown): cause is ApiError =>
  cause instanceof ApiError && cause.kind === "domain";
