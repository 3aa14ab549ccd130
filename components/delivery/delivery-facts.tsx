import { serviceIcon } from "@/lib/rules/delivery/delivery-services";
import { Icon } from "@/components/ui/icon";
import { formatLongDay } from "@/lib/dates";
import type { Order } from "@/lib/ebsn/domain/order";
import { AddressLines } from "./address-lines";

type Props = { order: Order; locale: string; where: string; when: string };

export function DeliveryFacts({ order, locale, where, when }: Props) {
  const { address, service, timeslot } = order;
  return (
    <>
      {address && (
        <div>
          <dt>
            <Icon name={serviceIcon(service?.deliveryServiceId)} size={20} />
            {service?.name || where}
          </dt>
          <dd>
            <AddressLines name={address.addressName} address={address} locale={locale} />
          </dd>
        </div>
      )}
      {timeslot && (
        <div>
          <dt>
            <Icon name="calendar" size={20} />
            {when}
          </dt>
          <dd>
            <b>{formatLongDay(timeslot.dateIso, locale)}</b>{" "}
            <span className="nowrap">
              {timeslot.beginTime}–{timeslot.endTime}
            </span>
          </dd>
        </div>
      )}
    </>
  );
}
