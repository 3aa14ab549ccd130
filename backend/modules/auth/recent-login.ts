import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { Db } from "../../db/client";
import { ebsnError } from "../../envelope";
import { verifyPassword } from "../session/password";
import { type Customer, hasJustLoggedIn } from "../session/session";
import { ACCOUNT_HEADER, getHeader } from "../session/visitor";
import { throttle } from "./throttle";

const MAX_ATTEMPTS = 5;
const TOO_MANY_ATTEMPTS = { code: "error.password.too_many" };

export const currentPassword = z.string().max(200).default("");

export const wrongPassword = () => ebsnError("error.password.wrong", "La password attuale non è corretta.");
const missingPassword = () =>
  ebsnError(
    "error.password.required",
    "Per questa modifica serve la tua password attuale, o un nuovo accesso.",
  );

export const throttlePasswords = (db: Db, customerId: number, now: Date) =>
  throttle(db, [[`password:${customerId}`, MAX_ATTEMPTS]], now, TOO_MANY_ATTEMPTS);

type Check = { owner: Customer; password: string; now: Date };

/** An open session alone must not weaken the account: the password is needed, or a log-in just before. */
export async function requireRecentLogin(
  db: Db,
  request: FastifyRequest,
  { owner: { customerId, passwordHash }, password, now }: Check,
): Promise<void> {
  if (await hasJustLoggedIn(db, getHeader(request, ACCOUNT_HEADER), customerId, now)) return;
  if (password === "") throw missingPassword();
  await throttlePasswords(db, customerId, now);
  if (!(await verifyPassword(password, passwordHash))) throw wrongPassword();
}
