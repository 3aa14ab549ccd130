import { formatAddress } from "@/lib/rules/delivery/addresses";

type Props = {
  /** Of the place. */
  name?: string;
  address: Parameters<typeof formatAddress>[0];
  locale: string;
};

/** The name has its own line, so that it does not run into the street. */
export function AddressLines({ name, address, locale }: Props) {
  return (
    <>
      {name && (
        <>
          <b>{name}</b>
          <br />
        </>
      )}
      {formatAddress(address, locale)}
    </>
  );
}
