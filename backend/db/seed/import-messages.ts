import { messages } from "../../seed/messages";
import { people } from "../../seed/people";
import type { Db } from "../client";
import { userMessage } from "../schema";
import type { SeedOptions } from "./importer";
import { DAY_MS } from "../../../lib/rules/dates/duration";

export async function importMessages(db: Db, { clock }: SeedOptions): Promise<void> {
  const customerIdByLogin = new Map(people.map(({ login, customerId }) => [login, customerId]));
  await db.insert(userMessage).values(
    messages.map(({ login, daysAgo, read, ...row }) => {
      const customerId = customerIdByLogin.get(login);
      if (customerId === undefined) throw new Error(`messages: no customer ${login}`);
      const createdAt = new Date(clock.now().getTime() - daysAgo * DAY_MS);
      return { ...row, customerId, createdAt, readAt: read ? createdAt : null };
    }),
  );
}
