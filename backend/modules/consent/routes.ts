import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { WireCookiePreferences } from "../../../lib/ebsn/schemas/cookie-preferences";
import type { Context } from "../../context";
import { cookieChoice } from "../../db/schema";
import { ok } from "../../envelope";
import { parseBody } from "../../http/input";

const choiceSchema = z.object({
  uuid: z.uuidv4(),
  analytics: z.boolean(),
  profilation: z.boolean(),
  saveDate: z.iso.datetime(),
  wordsVersion: z.iso.date(),
  language: z.enum(["it", "en"]),
  words: z.string().min(1).max(2000),
});

export async function cookiePreferencesRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  app.post("/ebsn/api/cookie-preferences/save", async (request) => {
    const { saveDate, ...choice } = parseBody(request, choiceSchema);
    await db
      .insert(cookieChoice)
      .values({ ...choice, savedAt: new Date(saveDate), receivedAt: clock.now() })
      .onConflictDoNothing();
    const { uuid, analytics, profilation } = choice;
    const cookiePreferences = { uuid, technical: true, analytics, profilation, saveDate };
    return ok({ cookiePreferences } satisfies WireCookiePreferences);
  });
}
