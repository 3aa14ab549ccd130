import {
  deliveryFees,
  deliveryServices,
  lockers,
  packagings,
  paymentTypes,
  places,
  stores,
  timeslots,
} from "../../seed/delivery";
import { storeScene } from "../../seed/content";
import { getScenePath } from "../../seed/content/scenes";
import { notSoldProducts } from "../../seed/delivery/assortment";
import type { SeedPoint, SeedStore } from "../../seed/types-delivery";
import type { Db } from "../client";
import {
  address,
  deliveryFee,
  deliveryService,
  notSold,
  packaging,
  paymentType,
  place,
  timeslot,
  warehouse,
} from "../schema";
import { LOCKER, PICK_UP } from "../../domain/delivery-service";

const warehouseValues = ({
  point: _point,
  picture: _picture,
  description,
  services,
  ...store
}: SeedStore) => ({
  ...store,
  metaData: {
    warehouse_locator: {
      PHONE: store.phone,
      EMAIL: store.email,
      DESCRIPTION: description,
      SERVICES: services.join(", "),
      PICTURE: getScenePath(storeScene(store.slug), "16x9", 960),
    },
  },
});

const pointValues = (point: SeedPoint, warehouseId: number, deliveryServiceId: number) => ({
  ...point,
  warehouseId,
  deliveryServiceId,
  addressTypeId: deliveryServiceId,
});

export async function importDelivery(db: Db): Promise<void> {
  await db.insert(deliveryService).values(deliveryServices);
  await db.insert(deliveryFee).values(deliveryFees);
  await db.insert(warehouse).values(stores.map(warehouseValues));
  await db.insert(notSold).values(notSoldProducts);
  await db.insert(place).values(places);
  await db
    .insert(address)
    .values([
      ...stores.map(({ point, warehouseId }) => pointValues(point, warehouseId, PICK_UP)),
      ...lockers.map(({ warehouseId, ...point }) => pointValues(point, warehouseId, LOCKER)),
    ]);
  await db.insert(timeslot).values(timeslots);
  await db.insert(paymentType).values(paymentTypes);
  await db.insert(packaging).values(
    packagings.map(({ art, ...row }) => ({
      ...row,
      pictureSpec: {
        pack: "bag" as const,
        art,
        brand: "Madia",
        label: row.name,
        size: "",
        colours: ["#d9c3a0", "#3f6b3a"] as [string, string],
        ground: "#efe6da",
        seed: row.productId,
      },
    })),
  );
}
