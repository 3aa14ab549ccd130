import { cartSchema } from "../../ebsn/schemas/cart";
import {
  addressListSchema,
  addressViewSchema,
  deliveryServiceListSchema,
  placeListSchema,
  storeListSchema,
  timeslotListSchema,
  warehouseListSchema,
} from "../../ebsn/schemas/delivery";
import { coverageSchema } from "../../ebsn/schemas/delivery-coverage";
import { placePreviewSchema } from "../../ebsn/schemas/place-preview";
import { type Country, countryListSchema, type Province, provinceListSchema } from "../../ebsn/schemas/geo";
import { toCart } from "../../ebsn/transforms/cart";
import {
  toAddress,
  toDeliveryService,
  toPlace,
  toPlacePreview,
  toStore,
  toTimeslotDay,
  toWarehouse,
} from "../../ebsn/transforms/delivery";
import { type Call, ignoreData, readWith } from "../call";

const cart = readWith(cartSchema, toCart);
const addresses = readWith(addressListSchema, (raw) => raw.addresses.map(toAddress));
const address = readWith(addressViewSchema, (raw) => (raw.address ? toAddress(raw.address) : null));
const services = readWith(deliveryServiceListSchema, (raw) => raw.deliveryServices.map(toDeliveryService));
const places = readWith(placeListSchema, (raw) => raw.results.map(toPlace));
const countries = readWith(countryListSchema, (raw): Country[] => raw.results);
const provinces = readWith(provinceListSchema, (raw): Province[] => raw.results);
const coverage = readWith(coverageSchema, (raw) => raw.features.map(({ properties }) => properties));
const warehouses = readWith(warehouseListSchema, (raw) => raw.warehouses.map(toWarehouse));

const stores = readWith(storeListSchema, (raw) => raw.stores.map(toStore));
const preview = readWith(placePreviewSchema, toPlacePreview);

/** Short, as timeslots fill up and close. */
const PREVIEW_SECONDS = 60;

const LOCATION_PARAMS = ["address_type", "delivery_service_id", "latitude", "longitude", "distance"];
const ADDRESS_PARAMS = [
  "addressId",
  "addressName",
  "address1",
  "addressNumber",
  "city",
  "province",
  "postalcode",
  "countryId",
  "addressTypeId",
  "deliveryServiceId",
  "latitude",
  "longitude",
  "referencePhoneNumber",
  "floor",
  "intercom",
  "note",
];

const get = (path: string, query: string[], read: Call["read"]): Call => ({
  path,
  method: "GET",
  query,
  access: "public",
  read,
});

const post = (path: string, call: Partial<Call>): Call => ({
  path,
  method: "POST",
  access: "session",
  read: ignoreData,
  ...call,
});

export const deliveryCalls: Call[] = [
  get("address/list", [...LOCATION_PARAMS, "q"], addresses),
  get("address/delivery-service-list", LOCATION_PARAMS, services),
  get("address/geo-service-coverage", ["latitude", "longitude", "postalcode", "city"], coverage),
  get("user-address/list", LOCATION_PARAMS, addresses),
  get("user-address/view", ["address_id"], address),
  post("user-address/check", { body: ADDRESS_PARAMS }),
  post("user-address/update", { body: ADDRESS_PARAMS, read: address }),
  post("user-address/delete", { upstreamMethod: "GET", query: ["address_id"] }),
  { ...get("user-address/preview", ["postalcode", "city"], preview), maxAge: PREVIEW_SECONDS },
  post("user-address/select", {
    query: ["address_type", "address_id", "delivery_service_id", "postalcode", "city", "show_sectors"],
    read: cart,
  }),
  /** "Tell me when you deliver here": EBSN's call for a home that is not covered. */
  post("eurospin-address-form/save-new-address", { body: ["postalcode", "city"] }),
  get("geo/homedelivery-list-simple", ["home_delivery_only", "q"], places),
  get("geo/province-list", ["country_id", "home_delivery_only"], provinces),
  get("geo/country-list", ["continent_id", "home_delivery_only"], countries),
  get("store/list", [], stores),
  get("store-proximity/localize", ["latitude", "longitude", "services", "orderby"], stores),
  post("store/select", { query: ["store_id", "show_sectors"], read: cart }),
  get("warehouse/find-by-coordinates", ["latitude", "longitude", "distance"], warehouses),
  get(
    "timeslot/list",
    ["show-closed", "check-locker", "delivery_service_id", "order_id"],
    readWith(timeslotListSchema, (raw) => raw.timetable.map(toTimeslotDay)),
  ),
  post("timeslot/select", {
    upstreamMethod: "GET",
    query: ["sel_date", "timeslot_id", "show_sectors"],
    read: cart,
  }),
];
