export type ServiceKind = "pickup" | "home" | "onboard" | "locker";

type ServiceRow = {
  kind: ServiceKind;
  ids: number[];
  /** `address_type` of the API's lists of addresses. */
  addressType?: "drive" | "home" | "locker";
  icon: "store" | "truck" | "locker" | "pin";
  /** Delivered to the customer's street, not to a place with a name of its own. */
  hasStreet: boolean;
};

export const HOME_DELIVERY = 2;

/** 2, 6 and 10 are home delivery (requirements/delivery#services); the ids beside 1 and 4 repeat every four as well. */
const SERVICES: ServiceRow[] = [
  { kind: "pickup", ids: [1, 5, 9], addressType: "drive", icon: "store", hasStreet: false },
  { kind: "home", ids: [HOME_DELIVERY, 6, 10], addressType: "home", icon: "truck", hasStreet: true },
  { kind: "onboard", ids: [3, 7, 11], icon: "pin", hasStreet: false },
  { kind: "locker", ids: [4, 8, 12], addressType: "locker", icon: "locker", hasStreet: false },
];

type ServiceId = number | null | undefined;

const findService = (id: ServiceId) => SERVICES.find(({ ids }) => ids.includes(id ?? 0));

export function serviceKind(id: ServiceId): ServiceKind | null {
  return findService(id)?.kind ?? null;
}

export const addressType = (id: ServiceId): ServiceRow["addressType"] => findService(id)?.addressType;

export function serviceIcon(id: ServiceId): ServiceRow["icon"] {
  return findService(id)?.icon ?? "pin";
}

export function hasStreet(id: ServiceId): boolean {
  return findService(id)?.hasStreet ?? false;
}

export function isHomeDelivery(id: ServiceId): boolean {
  return serviceKind(id) === "home";
}

/** Home delivery is assumed until a service is chosen. */
export const mayBeHomeDelivery = (id: ServiceId): boolean => id === undefined || isHomeDelivery(id);
