export type AddressResult = "chosen" | "setTimeslot" | "setStore" | "login" | "closed";

type SetAddress = { action: "setAddress"; deliveryServiceId?: number };

export type TimeslotResult = "chosen" | "closed" | SetAddress;

export type StoreResult = "closed" | SetAddress;
