import "server-only";
import { cachePolicy } from "../cache-policy";
import { addressType } from "../rules/delivery/delivery-services";
import { timeslotListParams } from "../rules/delivery/timeslots";
import { NO_SESSION } from "../session/session";
import { logFailedCall } from "../upstream/log-failed-call";
import type { Address, DeliveryService } from "./domain/delivery";
import { readData } from "./envelope";
import { nullIfUnsupported } from "./null-if-unsupported";
import { addressListSchema, deliveryServiceListSchema, timeslotListSchema } from "./schemas/delivery";
import { sessionHeaders } from "./session-headers";
import { toAddress, toDeliveryServices, toTimeslotDay } from "./transforms/delivery";
import { callWithSession, readPublic } from "./transport";

const TIMESLOTS_PATH = "/ebsn/api/timeslot/list";

export async function getDeliveryServices(): Promise<DeliveryService[]> {
  const call = readPublic({
    path: "/ebsn/api/address/delivery-service-list",
    schema: deliveryServiceListSchema,
    policy: cachePolicy.warehouses(),
  });
  const raw = await nullIfUnsupported(call);
  return toDeliveryServices(raw?.deliveryServices ?? []);
}

export async function getCollectionPoints(deliveryServiceId: number): Promise<Address[]> {
  const call = readPublic({
    path: "/ebsn/api/address/list",
    params: { address_type: addressType(deliveryServiceId), delivery_service_id: deliveryServiceId },
    schema: addressListSchema,
    policy: cachePolicy.warehouses(),
  });
  const raw = await nullIfUnsupported(call);
  return (raw?.addresses ?? []).map(toAddress);
}

/** The first day (YYYY-MM-DD) with a free slot; null: none, or no answer. Never cached. */
export async function getFirstAvailableDay(
  deliveryServiceId: number,
  warehouseId?: number | null,
): Promise<string | null> {
  try {
    const response = await callWithSession({
      method: "GET",
      isRead: true,
      path: TIMESLOTS_PATH,
      params: {
        ...timeslotListParams(deliveryServiceId),
        delivery_service_id: deliveryServiceId,
        ...(warehouseId ? { parent_warehouse_id: warehouseId } : {}),
      },
      headers: sessionHeaders(NO_SESSION, ""),
    });
    const days = readData(TIMESLOTS_PATH, timeslotListSchema, response.data).timetable.map(toTimeslotDay);
    return days.find(({ timeslots }) => timeslots.some(({ active }) => active > 0))?.dateIso ?? null;
  } catch (error) {
    logFailedCall(TIMESLOTS_PATH, error);
    return null;
  }
}
