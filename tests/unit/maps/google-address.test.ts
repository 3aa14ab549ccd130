import { type GoogleComponent, toFoundAddress } from "@/lib/maps/google-address";

const HERE = { latitude: 45.45, longitude: 9.16 };

const component = (type: string, longText: string, shortText = longText): GoogleComponent => ({
  types: [type, "political"],
  longText,
  shortText,
});

describe("an address of Google's", () => {
  const milan = [
    component("street_number", "97"),
    component("route", "Via Savona"),
    component("locality", "Milano"),
    component("administrative_area_level_2", "Città metropolitana di Milano", "MI"),
    component("postal_code", "20144"),
    component("country", "Italia", "IT"),
  ];

  test("becomes the fields of the shop's addresses", () => {
    expect(toFoundAddress(milan, HERE)).toEqual({
      address1: "Via Savona",
      addressNumber: "97",
      postalcode: "20144",
      city: "Milano",
      province: "MI",
      latitude: 45.45,
      longitude: 9.16,
      served: false,
    });
  });

  test("takes the commune where no locality is named", () => {
    const commune = [component("administrative_area_level_3", "Vedano al Lambro")];
    expect(toFoundAddress(commune, HERE)).toMatchObject({
      city: "Vedano al Lambro",
      address1: "",
      postalcode: "",
    });
  });
});
