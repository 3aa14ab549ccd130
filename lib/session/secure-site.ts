import { env } from "../env";

/** Whether cookies are sent by https only. */
export const isSecureSite = (): boolean => env().storefrontUrl.startsWith("https:");
