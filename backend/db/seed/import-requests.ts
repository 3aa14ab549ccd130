import { eq } from "drizzle-orm";
import { requests } from "../../seed/requests";
import type { Db } from "../client";
import { customer, formSubmission } from "../schema";
import type { SeedOptions } from "./importer";
import { DAY_MS } from "../../../lib/rules/dates/duration";

export async function importRequests(db: Db, { clock }: SeedOptions): Promise<void> {
  for (const { login, daysAgo, ...row } of requests) {
    const [sender] = login ? await db.select().from(customer).where(eq(customer.login, login)) : [];
    if (login && !sender) throw new Error(`requests: no customer ${login}`);
    const sentAt = new Date(clock.now().getTime() - daysAgo * DAY_MS);
    await db.insert(formSubmission).values({
      source: "custom",
      ...row,
      customerId: sender?.customerId ?? null,
      visitor: login ?? "seed",
      createdAt: sentAt,
      updatedAt: sentAt,
    });
  }
}
