import type { TimeslotList } from "../../ebsn/domain/delivery";
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
import {
  toAddress,
  toDeliveryServices,
  toPlace,
  toPlacePreview,
  toStore,
  toTimeslotDay,
  toWarehouse,
} from "../../ebsn/transforms/delivery";
import { type Call, get, ignoreData, post, postForGet, readWith } from "../call";
import { SECTORS, writeCart } from "../common-reads";

const addresses = readWith(addressListSchema, (raw) => raw.addresses.map(toAddress));
const address = readWith(addressViewSchema, (raw) => (raw.address ? toAddress(raw.address) : null));
const services = readWith(deliveryServiceListSchema, (raw) => toDeliveryServices(raw.deliveryServices));
const places = readWith(placeListSchema, (raw) => raw.results.map(toPlace));
const countries = readWith(countryListSchema, (raw): Country[] => raw.results);
const provinces = readWith(provinceListSchema, (raw): Province[] => raw.results);
const coverage = readWith(coverageSchema, (raw) => raw.features.map(({ properties }) => properties));
const warehouses = readWith(warehouseListSchema, (raw) => raw.warehouses.map(toWarehouse));

const stores = readWith(storeListSchema, (raw) => raw.stores.map(toStore));
const timeslots = readWith(timeslotListSchema, ({ timetable, userId }): TimeslotList => ({
  days: timetable.map(toTimeslotDay).filter(({ dateIso }) => dateIso),
  userId,
}));
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

const getPublic = (path: string, query: string[], read: Call["read"]) =>
  get(path, read, { query, access: "public" });

export const deliveryCalls: Call[] = [
  getPublic("address/list", [...LOCATION_PARAMS, "q"], addresses),
  getPublic("address/delivery-service-list", LOCATION_PARAMS, services),
  getPublic("address/geo-service-coverage", ["latitude", "longitude", "postalcode", "city"], coverage),
  getPublic("user-address/list", LOCATION_PARAMS, addresses),
  getPublic("user-address/view", ["address_id"], address),
  post("user-address/check", ignoreData, { body: ADDRESS_PARAMS }),
  post("user-address/update", address, { body: ADDRESS_PARAMS }),
  postForGet("user-address/delete", ignoreData, { query: ["address_id"] }),
  { ...getPublic("user-address/preview", ["postalcode", "city"], preview), maxAge: PREVIEW_SECONDS },
  writeCart("user-address/select", {
    query: ["address_type", "address_id", "delivery_service_id", "postalcode", "city", SECTORS],
  }),
  /** "Tell me when you deliver here": EBSN's call for a home that is not covered. */
  post("eurospin-address-form/save-new-address", ignoreData, {
    body: ["postalcode", "city"],
    rateLimit: "calls",
  }),
  getPublic("geo/homedelivery-list-simple", ["home_delivery_only", "q"], places),
  getPublic("geo/province-list", ["country_id", "home_delivery_only"], provinces),
  getPublic("geo/country-list", ["continent_id", "home_delivery_only"], countries),
  getPublic("store/list", [], stores),
  getPublic("store-proximity/localize", ["latitude", "longitude", "distance", "services", "orderby"], stores),
  writeCart("store/select", { query: ["store_id", SECTORS] }),
  getPublic("warehouse/find-by-coordinates", ["latitude", "longitude", "distance"], warehouses),
  getPublic("timeslot/list", ["show-closed", "check-locker", "delivery_service_id", "order_id"], timeslots),
  writeCart("timeslot/select", {
    upstreamMethod: "GET",
    query: ["sel_date", "timeslot_id", SECTORS],
  }),
];
