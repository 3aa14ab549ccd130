import { createHmac } from "node:crypto";
import type { Customer } from "../session/session";

/** For the link in the email about a card; invalid once the password or the card changes. */
export const agreementToken = ({ customerId, fidelityCard, passwordHash }: Customer): string =>
  createHmac("sha256", passwordHash).update(`agreement ${customerId} ${fidelityCard}`).digest("base64url");
