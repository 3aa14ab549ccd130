import { deliveryServiceListSchema } from "@/lib/ebsn/schemas/delivery";
import { toDeliveryServices } from "@/lib/ebsn/transforms/delivery";

const home = { deliveryServiceId: 2, name: "Consegna a casa" };
const pickUp = { deliveryServiceId: 1, name: "Ritiro" };

const tabsOf = (deliveryServices: unknown[]) =>
  toDeliveryServices(deliveryServiceListSchema.parse({ deliveryServices }).deliveryServices)
    .filter(({ showTab }) => showTab)
    .map(({ deliveryServiceId }) => deliveryServiceId);

test.each([
  [
    "those it names",
    [
      { ...home, showTab: true },
      { ...pickUp, showTab: false },
    ],
    [2],
  ],
  ["those it names, where it is silent about others", [{ ...home, showTab: "1" }, pickUp], [2]],
  [
    "none, where it says so of all",
    [
      { ...home, showTab: 0 },
      { ...pickUp, showTab: false },
    ],
    [],
  ],
  ["all, where it says nothing", [home, { ...pickUp, showTab: null }], [2, 1]],
])("a list gives tabs to %s", (_, services, shown) => {
  expect(tabsOf(services)).toEqual(shown);
});
