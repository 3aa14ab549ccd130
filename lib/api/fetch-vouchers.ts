import type { GiftCertificate } from "../ebsn/domain/gift";
import { apiFetch } from "./api-fetch";

export type OwnVoucher = GiftCertificate & { isPersonal: boolean };

/**
 * What everybody has and what was given to this customer (`isPersonal`), which some shops list apart; without the
 * latter where they cannot be read.
 */
export async function fetchVouchers(params: { show_history?: boolean } = {}): Promise<OwnVoucher[]> {
  const [vouchers, personal] = await Promise.all([
    apiFetch<GiftCertificate[]>("giftcertificate/list", { params }),
    apiFetch<GiftCertificate[]>("giftcertificate/list-manual-assigned", { params }).catch(() => []),
  ]);
  const isIn = (list: GiftCertificate[], { giftCertificateId }: GiftCertificate) =>
    list.some((gift) => gift.giftCertificateId === giftCertificateId);
  return [...vouchers, ...personal.filter((gift) => !isIn(vouchers, gift))].map((gift) => ({
    ...gift,
    isPersonal: isIn(personal, gift),
  }));
}
