import { messages } from "../../seed/messages";
import { people } from "../../seed/people";
import type { Db } from "../client";
import { userMessage } from "../schema";
import type { SeedOptions } from "../seed";

const DAY_MS = 86_400_000;

/** Fills in what the shop has told the demo customers. */
export async function importMessages(db: Db, { clock }: SeedOptions): Promise<void> {
  const idOf = new Map(people.map(({ login, customerId }) => [login, customerId]));
  await db.insert(userMessage).values(
    messages.map(({ login, daysAgo, read, ...row }) => {
      const customerId = idOf.get(login);
      if (customerId === undefined) throw new Error(`messages: nobody is ${login}`);
      const createdAt = new Date(clock.now().getTime() - daysAgo * DAY_MS);
      return { ...row, customerId, createdAt, readAt: read ? createdAt : null };
    }),
  );
}
