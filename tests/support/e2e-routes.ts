import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Context } from "@/backend/context";
import { address, customer } from "@/backend/db/schema";
import { parseBody } from "@/backend/http/input";
import { hashPassword } from "@/backend/modules/session/password";
import { createAccountToken, createSession } from "@/backend/modules/session/session";

export const PASSWORD = "Viaggio2026!";

const customerOptionsSchema = z.object({ address: z.boolean().default(false) });

const HOME_ADDRESS = {
  deliveryServiceId: 2,
  addressTypeId: 1,
  addressName: "Casa",
  address1: "Via Brera",
  addressNumber: "1",
  city: "Milano",
  province: "MI",
  postalcode: "20121",
  latitude: 45.4719,
  longitude: 9.1877,
};

export type CustomerRecord = {
  customerId: number;
  login: string;
  firstName: string;
  session: string;
  account: string;
  addressId: number | null;
};

export function registerJourneyRoutes(app: FastifyInstance, { db, clock }: Context): void {
  let customerCount = 0;
  let passwordHashPromise: Promise<string> | undefined;

  app.post("/__test/customer", async (request): Promise<CustomerRecord> => {
    const customerOptions = parseBody(request, customerOptionsSchema);
    passwordHashPromise ??= hashPassword(PASSWORD);
    customerCount += 1;
    const now = clock.now();
    const login = `viaggio${customerCount}.${process.pid}@madia.test`;
    const firstName = `Viola ${String(customerCount).replace(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "")}`;
    const [row] = await db
      .insert(customer)
      .values({
        login,
        email: login,
        passwordHash: await passwordHashPromise,
        firstName,
        lastName: "Viaggi",
        phone: "333 1234567",
        fidelityCard: "2900000000018",
        createdAt: now,
      })
      .returning();
    if (!row) throw new Error("no customer");
    const { customerId } = row;
    const [createdAddress] = customerOptions.address
      ? await db
          .insert(address)
          .values({ ...HOME_ADDRESS, customerId })
          .returning()
      : [];
    const session = await createSession(db, now, customerId);
    const account = await createAccountToken(db, now, customerId, session, true);
    return { customerId, login, firstName, session, account, addressId: createdAddress?.addressId ?? null };
  });
}
