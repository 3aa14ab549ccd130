import type { Db } from "@/backend/db/client";
import {
  address,
  customer,
  deliveryFee,
  deliveryService,
  giftCertificate,
  packaging,
  paymentType,
  place,
  timeslot,
  warehouse,
} from "@/backend/db/schema";
import { hashPassword } from "@/backend/modules/session/password";

export const STORE = 5;
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/** A stand-in for the seed of delivery and people where that is not in yet. */
export async function furnish(db: Db, now: Date): Promise<void> {
  const [there] = await db.select().from(deliveryService).limit(1);
  if (there) return;
  await db.insert(deliveryService).values(
    [1, 2, 4].map((deliveryServiceId, position) => ({
      deliveryServiceId,
      name: `Servizio ${deliveryServiceId}`,
      descr: "",
      cssClass: "",
      minimumOrderCents: deliveryServiceId === 2 ? 3000 : 0,
      position,
    })),
  );
  await db.insert(deliveryFee).values([
    { deliveryServiceId: 2, fromCents: 0, amountCents: 590 },
    { deliveryServiceId: 2, fromCents: 8000, amountCents: 0 },
    { deliveryServiceId: 1, fromCents: 0, amountCents: 0 },
    { deliveryServiceId: 4, fromCents: 0, amountCents: 190 },
  ]);
  await db.insert(warehouse).values({
    warehouseId: 501,
    storeId: STORE,
    name: "Madia Milano",
    slug: "milano",
    phone: "",
    email: "",
    serviceIds: [1, 2, 4],
    hours: [],
  });
  await db.insert(place).values([
    {
      postalcode: "20121",
      city: "Milano",
      province: "MI",
      latitude: 45.47,
      longitude: 9.19,
      warehouseId: 501,
      zoneId: 1,
    },
    { postalcode: "23100", city: "Sondrio", province: "SO", latitude: 46.17, longitude: 9.87 },
  ]);
  await db.insert(address).values(
    [1, 4].map((deliveryServiceId) => ({
      addressId: 1000 + deliveryServiceId,
      deliveryServiceId,
      addressTypeId: deliveryServiceId,
      warehouseId: 501,
      addressName: `Punto ${deliveryServiceId}`,
      address1: "Via Roma",
      city: "Milano",
      province: "MI",
      postalcode: "20121",
      latitude: 45.47,
      longitude: 9.19,
    })),
  );
  await db.insert(timeslot).values(
    [1, 2, 4].flatMap((deliveryServiceId) =>
      EVERY_DAY.flatMap((weekDay) =>
        ["10:00", "16:00"].map((beginTime, index) => ({
          timeslotId: deliveryServiceId * 100 + weekDay * 10 + index,
          deliveryServiceId,
          weekDay,
          beginTime,
          endTime: beginTime === "10:00" ? "12:00" : "18:00",
          capacity: 10,
          feeCents: index * 100,
          cutoffHours: 3,
          deliveryDayPeriodId: index + 1,
        })),
      ),
    ),
  );
  await db.insert(paymentType).values([
    {
      paymentTypeId: 12,
      name: "Carta di credito",
      descr: "",
      online: true,
      serviceIds: [1, 2, 4],
      position: 0,
    },
    { paymentTypeId: 24, name: "Satispay", descr: "", online: true, serviceIds: [1, 2, 4], position: 1 },
    { paymentTypeId: 2, name: "Alla consegna", descr: "", online: false, serviceIds: [1, 2], position: 2 },
  ]);
  await db.insert(packaging).values({
    productId: 900001,
    codInt: "900001",
    name: "Busta in carta",
    description: "",
    priceCents: 15,
    iva: 22,
  });
  await db.insert(giftCertificate).values({
    giftCertificateId: 1,
    giftCode: "BENVENUTO10",
    description: "10 % sulla spesa",
    kind: "percentage",
    value: 10,
    minimumCents: 2000,
  });
  await db.insert(customer).values({
    login: "cliente@madia.test",
    email: "cliente@madia.test",
    passwordHash: await hashPassword("Madia2026!"),
    firstName: "Giulia",
    lastName: "Ferri",
    fidelityCard: "2900000000018",
    createdAt: now,
  });
}
