import type { SeedPastOrder, SeedPerson } from "../types-people";
import { parseLines, WEEKLY } from "./order-lines";

/** An order in each status that the clock and a purchase do not lead to by themselves. */
const STATUS_ORDERS: SeedPastOrder[] = (
  [
    [2, 1, -3],
    [3, 2, -3],
    [10, 2, 9],
    [12, 1, 12],
    [13, 2, 2],
    [14, 2, 16],
    [18, 2, 8],
    [19, 2, -4],
    [20, 2, -3],
    [21, 2, 5],
  ] as const
).map(([orderStatusId, deliveryServiceId, deliveredDaysAgo]) => ({
  orderId: 700_100 + orderStatusId,
  orderStatusId,
  deliveryServiceId,
  deliveredDaysAgo,
  beginTime: deliveryServiceId === 1 ? "17:00" : "18:00",
  endTime: deliveryServiceId === 1 ? "18:30" : "20:00",
  paymentTypeId: 12,
  lines: parseLines(
    ...WEEKLY,
    "2 caffe-brunalba-caffe-macinato-per-moka-2-x-250-g",
    "1 brillor-detersivo-piatti-al-limone-500-ml",
    "1 dolciaria-quattrotorri-panettone-classico-1-kg",
  ),
}));

export const irene: SeedPerson = {
  customerId: 1004,
  role: "customer",
  login: "ordini@madia.test",
  password: "Madia2026!",
  firstName: "Irene",
  lastName: "Colombo",
  birthDate: "1988-09-03",
  phone: "340 7719285",
  fiscalCode: "CLMRNI88P43F205D",
  fidelityCard: "",
  points: 0,
  storeId: 5,
  addresses: [
    {
      addressName: "Casa",
      address1: "Corso Genova",
      addressNumber: "11",
      city: "Milano",
      province: "MI",
      postalcode: "20123",
      latitude: 45.4588,
      longitude: 9.1779,
      floor: "2",
      intercom: "Colombo",
      note: "",
    },
  ],
  orders: STATUS_ORDERS,
  wishlists: [],
};
