import { cookies } from "next/headers";
import { z } from "zod";
import { env } from "@/lib/env";

const NAME = "madia_card";
const SECONDS = 15 * 60;

const schema = z.object({ fidelityCard: z.string().max(40), lastName: z.string().max(60) });

type HeldCard = z.output<typeof schema>;

/** Keeps the card somebody registers with for as long as the form takes; a card number is not for an address. */
export async function holdCard(card: HeldCard): Promise<void> {
  (await cookies()).set(NAME, JSON.stringify(card), {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: env().storefrontUrl.startsWith("https:"),
    maxAge: SECONDS,
  });
}

/** The card kept before; null: none. */
export async function readHeldCard(): Promise<HeldCard | null> {
  try {
    const parsed = schema.safeParse(JSON.parse((await cookies()).get(NAME)?.value ?? "null"));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
