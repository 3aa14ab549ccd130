import { eq } from "drizzle-orm";
import { formerEmail } from "@/backend/db/schema";
import { startPeriodicWork } from "@/backend/periodic-work";
import { DAY_MS } from "@/lib/rules/dates/duration";
import { createSession } from "@/backend/modules/session/session";
import { backendForFile } from "@/tests/support/file-backend";
import { newShopper, shopperWithToken } from "@/tests/support/shopper";

const backend = backendForFile();

test("an address is known for as long as e-mails are kept after it was last given up", async () => {
  const { db, clock } = backend.context;
  const { customerId } = await newShopper(backend);
  async function saveSecondEmail(secondEmail: string) {
    const shopper = shopperWithToken(backend, customerId, await createSession(db, clock.now(), customerId));
    await shopper.post("registration/update_contact", { phone: "333 1234567", secondEmail });
  }
  async function findKept() {
    await startPeriodicWork(backend.context, backend.app.log)();
    const kept = await db.select().from(formerEmail).where(eq(formerEmail.customerId, customerId));
    return kept.map(({ email }) => email);
  }
  for (const email of ["casa.lia@madia.test", "", "casa.lia@madia.test"]) await saveSecondEmail(email);
  backend.clock.advance(5 * DAY_MS);
  await saveSecondEmail("");
  backend.clock.advance(5 * DAY_MS);
  expect(await findKept()).toEqual(["casa.lia@madia.test"]);
  backend.clock.advance(3 * DAY_MS);
  expect(await findKept()).toEqual([]);
});
