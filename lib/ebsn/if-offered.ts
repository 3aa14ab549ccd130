import { log } from "../log";
import { EbsnFailure } from "./failure";

/** For calls that a shop may not have: `otherwise` when the call or document is unknown. */
export async function ifOffered<T, U>(call: Promise<T>, otherwise: U): Promise<T | U> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof EbsnFailure) || !error.isNotOffered) throw error;
    if (error.kind !== "domain") log("info", "ebsn.not-offered", { call: error.path, http: error.http });
    return otherwise;
  }
}

export async function nullIfUnknown<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof EbsnFailure && error.isUnknown) return null;
    throw error;
  }
}
