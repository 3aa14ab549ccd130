import { formatAddress } from "@/lib/rules/delivery/addresses";
import type { Warehouse } from "@/lib/ebsn/domain/delivery";

/** Without the country, which stores share. */
export const formatStoreAddress = ({ address }: Warehouse): string =>
  address ? formatAddress({ ...address, country: undefined }) : "";
