import { z } from "zod";
import { flag, text } from "./lenient";

/** data of POST /registration/register_user and of the calls that write a mail: the same whoever asked. */
export const mailedSchema = z.object({ mailed: flag });

/** data of /registration/password_reset_token_check. */
export const tokenCheckSchema = z.object({ valid: flag });

/** data of POST /finiper/registration-with-card-load: what the registration begins with. */
export const cardLoadSchema = z.object({ fidelityCard: text, lastName: text });

export type WireMailed = z.input<typeof mailedSchema>;
export type WireTokenCheck = z.input<typeof tokenCheckSchema>;
export type WireCardLoad = z.input<typeof cardLoadSchema>;
