import "server-only";
import { cachePolicy } from "../cache-policy";
import { NO_SESSION } from "../session/session";
import type { DeliveryService } from "./domain/delivery";
import { readData } from "./envelope";
import { deliveryServiceListSchema, timeslotListSchema } from "./schemas/delivery";
import { sessionHeaders } from "./session-headers";
import { toDeliveryService, toTimeslotDay } from "./transforms/delivery";
import { callSession, readPublic } from "./transport";

const SLOTS = "/ebsn/api/timeslot/list";

/** The ways the shopping can arrive, with fee and minimum order. */
export async function getDeliveryServices(): Promise<DeliveryService[]> {
  const raw = await readPublic({
    path: "/ebsn/api/address/delivery-service-list",
    schema: deliveryServiceListSchema,
    policy: cachePolicy.warehouses(),
  });
  return raw.deliveryServices.map(toDeliveryService);
}

/** The first day (YYYY-MM-DD) with a free slot of a service, at a store where one is named; never kept. null: none, or no answer. */
export async function getFirstDay(
  deliveryServiceId: number,
  warehouseId?: number | null,
): Promise<string | null> {
  try {
    const answer = await callSession({
      method: "GET",
      path: SLOTS,
      params: {
        delivery_service_id: deliveryServiceId,
        ...(warehouseId ? { parent_warehouse_id: warehouseId } : {}),
      },
      headers: sessionHeaders(NO_SESSION, ""),
    });
    const days = readData(SLOTS, timeslotListSchema, answer.data).timetable.map(toTimeslotDay);
    return days.find(({ timeslots }) => timeslots.some(({ active }) => active > 0))?.dateIso ?? null;
  } catch {
    return null;
  }
}
