import { emit } from "../overlays/events";
import { reloadForMissingPart } from "./missing-part";

/** For the script of a pressed button: without a reload the customer is told that nothing happened. */
export function reportMissingPart(error: unknown): void {
  if (!reloadForMissingPart(error)) emit({ kind: "failed", key: "errors.generic", messages: [] });
}
