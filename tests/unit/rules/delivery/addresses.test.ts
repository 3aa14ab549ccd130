import { formatAddress, filterAddresses } from "@/lib/rules/delivery/addresses";

const casa = {
  addressName: "Casa",
  address1: "Via Mario Pagano",
  addressNumber: "12",
  city: "Milano",
  postalcode: "20145",
  province: "MI",
};
const ufficio = {
  addressName: "Ufficio",
  address1: "Corso Italia",
  addressNumber: "3",
  city: "Monza",
  postalcode: "20900",
  province: "MB",
};
const bottega = {
  addressName: "Bottega 20",
  address1: "Via 25 Aprile",
  addressNumber: "7",
  city: "Como",
  postalcode: "22100",
  province: "CO",
};
const all = [casa, ufficio, bottega];

it.each([
  ["by name, whatever the case", { search: "uff" }, [ufficio]],
  ["by street", { search: "PAGANO" }, [casa]],
  ["by town", { search: "monza" }, [ufficio]],
  ["by the town alone, whatever the case", { city: "MIL" }, [casa]],
  ["by part of the postal code", { postalcode: "209" }, [ufficio]],
  ["by part of the postal code in the search", { search: "2014" }, [casa]],
  ["by a number in the name of the street", { search: "25" }, [bottega]],
  ["by all that a number may be", { search: "20" }, [casa, ufficio, bottega]],
  ["by all filters at once", { search: "casa", city: "monza" }, []],
  ["without filters", { search: "  " }, all],
])("finds addresses %s", (_name, filter, found) => {
  expect(filterAddresses(all, filter)).toEqual(found);
});

it("names the country where it is another", () => {
  const berlin = { ...casa, postalcode: "10969", city: "Berlin", province: "BE" };
  expect(formatAddress({ ...berlin, country: "DE" })).toBe(
    "Via Mario Pagano 12, 10969 Berlin (BE), Germania",
  );
  expect(formatAddress({ ...berlin, country: "DE" }, "en")).toMatch(/, Germany$/);
  expect(formatAddress({ ...casa, country: "IT" })).toBe(formatAddress(casa));
  expect(formatAddress({ ...casa, country: "Italia" })).toBe(formatAddress(casa));
});

it("formats an address on one line without missing parts", () => {
  expect(formatAddress(casa)).toBe("Via Mario Pagano 12, 20145 Milano (MI)");
  expect(formatAddress({ ...casa, addressNumber: "", province: "" })).toBe("Via Mario Pagano, 20145 Milano");
});
