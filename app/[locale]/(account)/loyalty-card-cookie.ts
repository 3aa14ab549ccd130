import { cookies } from "next/headers";
import { z } from "zod";
import { REGISTRATION_CARD_COOKIE } from "@/lib/gateway/calls/registration";
import { isSecureSite } from "@/lib/session/secure-site";

const MAX_AGE_SECONDS = 15 * 60;

const schema = z.object({ fidelityCard: z.string().max(40), lastName: z.string().max(60) });

type LoyaltyCard = z.output<typeof schema>;

/** Stores the loyalty card during registration; card numbers must not appear in URLs. */
export async function setCardCookie(card: LoyaltyCard): Promise<void> {
  (await cookies()).set(REGISTRATION_CARD_COOKIE, JSON.stringify(card), {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isSecureSite(),
    maxAge: MAX_AGE_SECONDS,
  });
}

export async function readCardCookie(): Promise<LoyaltyCard | null> {
  try {
    const parsed = schema.safeParse(
      JSON.parse((await cookies()).get(REGISTRATION_CARD_COOKIE)?.value ?? "null"),
    );
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
