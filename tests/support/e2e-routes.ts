import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Context } from "@/backend/context";
import { address, customer } from "@/backend/db/schema";
import { body } from "@/backend/http/input";
import { hashPassword } from "@/backend/modules/session/password";
import { openAccount, openSession } from "@/backend/modules/session/session";

/** The password of every customer of the journeys. */
export const PASSWORD = "Viaggio2026!";

const wishes = z.object({ address: z.boolean().default(false) });

const HOME = {
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

export type MadeCustomer = {
  customerId: number;
  login: string;
  firstName: string;
  session: string;
  account: string;
  addressId: number | null;
};

/** Makes a customer with a password, a living session and, when wished, an address. */
export function journeyRoutes(app: FastifyInstance, { db, clock }: Context): void {
  let people = 0;
  let hash: Promise<string> | undefined;

  app.post("/__test/customer", async (request): Promise<MadeCustomer> => {
    const wished = body(request, wishes);
    hash ??= hashPassword(PASSWORD);
    people += 1;
    const now = clock.now();
    const login = `viaggio${people}.${process.pid}@madia.test`;
    const firstName = `Viola ${String(people).replace(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "")}`;
    const [row] = await db
      .insert(customer)
      .values({
        login,
        email: login,
        passwordHash: await hash,
        firstName,
        lastName: "Viaggi",
        phone: "333 1234567",
        fidelityCard: "2900000000018",
        createdAt: now,
      })
      .returning();
    if (!row) throw new Error("no customer");
    const { customerId } = row;
    const [home] = wished.address
      ? await db
          .insert(address)
          .values({ ...HOME, customerId })
          .returning()
      : [];
    const session = await openSession(db, now, customerId);
    const account = await openAccount(db, now, customerId, session, true);
    return { customerId, login, firstName, session, account, addressId: home?.addressId ?? null };
  });
}
