import { cartSchema } from "../../schemas/cart";
import {
  addressListSchema,
  addressViewSchema,
  deliveryServiceListSchema,
  placeListSchema,
  storeListSchema,
  storeViewSchema,
  timeslotListSchema,
  warehouseListSchema,
} from "../../schemas/delivery";
import { toCart } from "../../transforms/cart";
import {
  toAddress,
  toDeliveryService,
  toPlace,
  toStore,
  toTimeslotDay,
  toWarehouse,
} from "../../transforms/delivery";
import { type Call, nothing, reads } from "../call";

const cart = reads(cartSchema, toCart);
const addresses = reads(addressListSchema, (raw) => raw.addresses.map(toAddress));
const address = reads(addressViewSchema, (raw) => (raw.address ? toAddress(raw.address) : null));
const services = reads(deliveryServiceListSchema, (raw) => raw.deliveryServices.map(toDeliveryService));
const places = reads(placeListSchema, (raw) => raw.results.map(toPlace));
const warehouses = reads(warehouseListSchema, (raw) => raw.warehouses.map(toWarehouse));

const NEAR = ["address_type", "delivery_service_id", "latitude", "longitude", "distance"];
const ADDRESS = [
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
  read: nothing,
  ...call,
});

/** Stores, addresses, places and slots. */
export const deliveryCalls: Call[] = [
  get("address/list", [...NEAR, "q"], addresses),
  get("address/view", ["address_id"], address),
  get("address/delivery-service-list", NEAR, services),
  post("address/check", { body: ADDRESS }),
  get("user-address/list", NEAR, addresses),
  get("user-address/view", ["address_id"], address),
  get("user-address/delivery-service-list", NEAR, services),
  get("user-address/list-store", ["store_id"], addresses),
  post("user-address/check", { body: ADDRESS }),
  post("user-address/update", { body: ADDRESS, read: address }),
  post("user-address/delete", { upstream: "GET", query: ["address_id"] }),
  post("user-address/select", {
    query: ["address_type", "address_id", "delivery_service_id", "show_sectors"],
    read: cart,
  }),
  get("geo/homedelivery-list-simple", ["home_delivery_only", "q"], places),
  get("geo/province-list", ["country_id", "home_delivery_only"], places),
  get("geo/country-list", ["continent_id", "home_delivery_only"], nothing),
  get(
    "store/list",
    [],
    reads(storeListSchema, (raw) => raw.stores.map(toStore)),
  ),
  get(
    "store/view",
    ["store_id"],
    reads(storeViewSchema, (raw) => raw.store && toStore(raw.store)),
  ),
  post("store/select", { query: ["store_id", "show_sectors"], read: cart }),
  get("warehouse-locator/search", ["parent_warehouse_id", "latitude", "longitude", "distance"], warehouses),
  get("warehouse/find-by-coordinates", ["latitude", "longitude", "distance"], warehouses),
  get(
    "timeslot/list",
    ["show-closed", "check-locker", "delivery_service_id", "order_id"],
    reads(timeslotListSchema, (raw) => raw.timetable.map(toTimeslotDay)),
  ),
  post("timeslot/select", {
    upstream: "GET",
    query: ["sel_date", "timeslot_id", "show_sectors"],
    read: cart,
  }),
];
