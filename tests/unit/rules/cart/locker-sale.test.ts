import { isBarredFromLocker } from "@/lib/rules/cart/locker-sale";

const mockSetting = { isAgeChecked: false };
jest.mock("@/brand/lockers", () => ({
  get LOCKERS_CHECK_AGE() {
    return mockSetting.isAgeChecked;
  },
}));

const WINE = ["Vietato ai minori di 18 anni"];

test.each<[string, number | null, string[], boolean, boolean]>([
  ["wine to a locker", 4, WINE, false, true],
  ["wine to a locker of another group of services", 8, WINE, false, true],
  ["wine to a locker that checks the age", 4, WINE, true, false],
  ["pasta to a locker", 4, ["Biologico"], false, false],
  ["wine home", 2, WINE, false, false],
  ["wine to a store", 1, WINE, false, false],
  ["wine before a service is chosen", null, WINE, false, false],
])("%s", (_, serviceId, features, isAgeChecked, expected) => {
  mockSetting.isAgeChecked = isAgeChecked;
  expect(isBarredFromLocker(serviceId, features)).toBe(expected);
});
