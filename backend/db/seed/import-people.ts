import { and, eq } from "drizzle-orm";
import { hashPassword } from "../../modules/session/password";
import { addDays } from "../../../lib/rules/dates/shop-time";
import { listItemCartQuantity } from "../../../lib/rules/quantities/quantity";
import { parseSellingRule } from "../../modules/cart/selling-rule";
import { shopDate } from "../../shop-dates";
import { productBySlug } from "../../seed/catalogue";
import { giftCodes } from "../../seed/gift-codes";
import { people } from "../../seed/people";
import type { SeedPerson } from "../../seed/types-people";
import type { Db } from "../client";
import {
  address,
  cart,
  customer,
  giftCertificate,
  pointsMovement,
  userGift,
  wishlist,
  wishlistItem,
  wishlistShare,
} from "../schema";
import type { SeedOptions } from "./importer";
import { STAFF_USER_TYPE } from "../../modules/session/staff";
import { findServedPlace } from "../../modules/address/coverage";
import { HOME, HOME_ADDRESS_TYPE } from "../../domain/delivery-service";
import { importOrders } from "./import-orders";

const CUSTOMER_TYPE = 2;

/** Lists count loose-weight products in units of their starting weight. */
function listQuantity(slug: string, quantity: number): number {
  const rule = parseSellingRule(productBySlug(slug).infos);
  return rule.kind === "loose" ? Math.max(1, Math.round(quantity / listItemCartQuantity(rule, 1))) : quantity;
}

/** A third was earned last year, and expires first. */
async function importPoints(db: Db, customerId: number, points: number, now: Date): Promise<void> {
  const earlier = Math.floor(points / 3);
  const lastYear = Number(shopDate(now).slice(0, 4)) - 1;
  await db.insert(pointsMovement).values([
    {
      customerId,
      kind: "store" as const,
      points: earlier,
      description: "Punti raccolti alla cassa",
      createdAt: new Date(`${lastYear}-11-14T10:00:00+01:00`),
    },
    {
      customerId,
      kind: "store" as const,
      points: points - earlier,
      description: "Punti raccolti alla cassa",
      createdAt: now,
    },
  ]);
}

async function importPerson(db: Db, person: SeedPerson, passwordHash: string, now: Date): Promise<void> {
  const {
    password: _password,
    role,
    storeId,
    addresses,
    orders: _orders,
    otherStores: _alsoAt,
    wishlists,
    ...row
  } = person;
  const { customerId, login } = row;
  await db.insert(customer).values({
    ...row,
    email: login,
    passwordHash,
    postalcode: addresses[0]?.postalcode ?? "",
    userTypeId: role === "staff" ? STAFF_USER_TYPE : CUSTOMER_TYPE,
    createdAt: now,
  });
  for (const seedAddress of addresses) {
    const zoneId = (await findServedPlace(db, seedAddress.postalcode, seedAddress.city))?.zoneId ?? null;
    await db.insert(address).values({
      ...seedAddress,
      customerId,
      zoneId,
      deliveryServiceId: HOME,
      addressTypeId: HOME_ADDRESS_TYPE,
      referencePhoneNumber: row.phone,
    });
  }
  await db
    .insert(cart)
    .values({ customerId, storeId, deliveryServiceId: HOME, createdAt: now, updatedAt: now });
  if (row.points > 0) await importPoints(db, customerId, row.points, now);
  await importOrders(db, person, now);
  for (const { name, preferred, lines } of wishlists) {
    const [list] = await db
      .insert(wishlist)
      .values({ customerId, name, preferred, createdAt: now, updatedAt: now })
      .returning();
    if (!list) continue;
    await db.insert(wishlistItem).values(
      lines.map(({ slug, quantity }, index) => ({
        listId: list.listId,
        productId: productBySlug(slug).productId,
        quantity: listQuantity(slug, quantity),
        addedAt: new Date(now.getTime() + index),
      })),
    );
  }
}

async function shareLists(db: Db): Promise<void> {
  const customerIdByLogin = new Map(people.map(({ login, customerId }) => [login, customerId]));
  for (const { customerId: ownerId, wishlists } of people) {
    for (const { name, sharedWith = [] } of wishlists) {
      const [list] = await db
        .select()
        .from(wishlist)
        .where(and(eq(wishlist.customerId, ownerId), eq(wishlist.name, name)));
      for (const { login, grant } of sharedWith) {
        const customerId = customerIdByLogin.get(login);
        if (list && customerId)
          await db.insert(wishlistShare).values({ listId: list.listId, customerId, grant });
      }
    }
  }
}

export async function importPeople(db: Db, { clock, demoPassword }: SeedOptions): Promise<void> {
  const now = clock.now();
  const hashes = new Map<string, string>();
  for (const person of people) {
    const password = demoPassword ?? person.password;
    const hash = hashes.get(password) ?? (await hashPassword(password));
    hashes.set(password, hash);
    await importPerson(db, person, hash, now);
  }
  await shareLists(db);
  const customerIdByLogin = new Map(people.map(({ login, customerId }) => [login, customerId]));
  await db.insert(giftCertificate).values(
    giftCodes.map(({ endsInDays, login, countByLogin: _countByLogin, ...row }) => ({
      ...row,
      customerId: login === null ? null : (customerIdByLogin.get(login) ?? null),
      endDate: endsInDays === null ? null : addDays(shopDate(now), endsInDays),
    })),
  );
  const userGifts = giftCodes.flatMap(({ giftCertificateId, countByLogin = {} }) =>
    Object.entries(countByLogin).flatMap(([login, count]) => {
      const customerId = customerIdByLogin.get(login);
      return customerId === undefined
        ? []
        : Array.from({ length: count }, () => ({ giftCertificateId, customerId }));
    }),
  );
  if (userGifts.length > 0) await db.insert(userGift).values(userGifts);
}
