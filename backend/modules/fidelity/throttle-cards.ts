import type { Db } from "../../db/client";
import { throttle } from "../auth/throttle";

const MAX_ATTEMPTS = 10;
const TOO_MANY_ATTEMPTS = { code: "error.fidelity_card.too_many" };

/** Against guessing the numbers of cards and the secrets of their links. */
export const throttleCards = (db: Db, subject: `fidelity:${number}` | `agreement:${string}`, now: Date) =>
  throttle(db, [[subject, MAX_ATTEMPTS]], now, TOO_MANY_ATTEMPTS);
