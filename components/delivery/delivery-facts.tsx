import { serviceIcon } from "@/lib/rules/delivery/delivery-services";
import { Icon } from "@/components/ui/icon";
import { formatAddress } from "@/lib/rules/delivery/addresses";
import { formatLongDay } from "@/lib/dates";
import type { Order } from "@/lib/ebsn/domain/order";

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
            {address.addressName && (
              <>
                <b>{address.addressName}</b>
                <br />
              </>
            )}
            {formatAddress(address, locale)}
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
