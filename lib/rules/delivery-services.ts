export type ServiceGroup = "pickup" | "home" | "onboard" | "locker";

/** Service ids repeat every four: 2, 6 and 10 are home delivery (spec 2 §1); the others follow ids 1 and 4. */
const GROUPS: Record<number, ServiceGroup> = {
  1: "pickup",
  2: "home",
  3: "onboard",
  4: "locker",
  5: "pickup",
  6: "home",
  7: "onboard",
  8: "locker",
  9: "pickup",
  10: "home",
  11: "onboard",
  12: "locker",
};

export function serviceGroup(deliveryServiceId: number): ServiceGroup | null {
  return GROUPS[deliveryServiceId] ?? null;
}
