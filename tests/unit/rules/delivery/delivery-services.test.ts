import {
  addressType,
  hasStreet,
  isHomeDelivery,
  serviceIcon,
  serviceKind,
} from "@/lib/rules/delivery/delivery-services";

describe("delivery services", () => {
  it.each([
    [1, "pickup", "store", false],
    [2, "home", "truck", true],
    [3, "onboard", "pin", false],
    [4, "locker", "locker", false],
    [5, "pickup", "store", false],
    [6, "home", "truck", true],
    [8, "locker", "locker", false],
    [10, "home", "truck", true],
    [12, "locker", "locker", false],
    [99, null, "pin", false],
    [undefined, null, "pin", false],
  ])("service %s: kind %s, icon %s, with a street: %s", (id, kind, icon, street) => {
    expect([serviceKind(id), serviceIcon(id), hasStreet(id)]).toEqual([kind, icon, street]);
    expect(isHomeDelivery(id)).toBe(kind === "home");
  });

  it.each([
    [1, "drive"],
    [2, "home"],
    [4, "locker"],
    [5, "drive"],
    [3, undefined],
    [99, undefined],
  ])("the addresses of service %s are asked for as the type %s", (id, type) => {
    expect(addressType(id)).toBe(type);
  });
});
