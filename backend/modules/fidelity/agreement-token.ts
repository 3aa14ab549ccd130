import { createHmac } from "node:crypto";
import type { Customer } from "../session/session";

/** Of the letter about a card; ends with the customer's password or card. */
export const agreementToken = ({ customerId, fidelityCard, passwordHash }: Customer): string =>
  createHmac("sha256", passwordHash).update(`agreement ${customerId} ${fidelityCard}`).digest("base64url");
