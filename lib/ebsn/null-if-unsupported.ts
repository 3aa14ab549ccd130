import { log } from "../log";
import { EbsnFailure } from "./failure";

/** For calls that not every shop has: null when the call or the document does not exist. */
export async function nullIfUnsupported<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof EbsnFailure) || !error.isUnsupported) throw error;
    if (error.kind !== "domain") log("info", "ebsn.not-offered", { call: error.path, http: error.http });
    return null;
  }
}

export async function nullIfNotFound<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof EbsnFailure && error.isNotFound) return null;
    throw error;
  }
}
