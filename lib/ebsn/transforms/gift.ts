import type { z } from "zod";
import type { GiftCertificate, GiftLink, UserGift } from "../domain/gift";
import type { giftCertificateSchema } from "../schemas/gift";
import { safePictureUrl } from "../../html/picture-url";
import { htmlToText, sanitizeHtml } from "../../html/sanitize";
import { shopLink } from "../../html/shop-link";
import { paths } from "../../paths/paths";
import { centsOrZero } from "./cents";
import { toIsoDate } from "./iso-date";

const ITEM_ADJUSTMENT_TYPE = 1001;

type RawGift = z.output<typeof giftCertificateSchema>;

function toLink({ categoryProposal: proposal }: RawGift): GiftLink | null {
  if (!proposal) return null;
  const target = proposal.proposalUrl || (proposal.slug && paths.category(proposal.slug.replace(/^\/+/, "")));
  const link = target ? shopLink(target) : null;
  return link && { ...link, label: proposal.metaData.category_proposal_type?.button_text ?? "" };
}

function toPresentation(raw: RawGift): Pick<GiftCertificate, "picture" | "contentHtml" | "link"> {
  const images = [raw.categoryProposal?.img, ...raw.userGiftCertificates.map(({ image }) => image)];
  const picture = images.map((image) => safePictureUrl(image ?? "")).find(Boolean);
  const contentHtml = sanitizeHtml(raw.categoryProposal?.content ?? "");
  const link = toLink(raw);
  return { ...(picture && { picture }), ...(contentHtml && { contentHtml }), ...(link && { link }) };
}

function toUserGift({
  userGiftCertificateId,
  cartItemId,
  cartItems,
}: RawGift["userGiftCertificates"][number]): UserGift[] {
  if (userGiftCertificateId === null) return [];
  const lineIds = cartItems.flatMap(({ itemId, cartItemId: lineId }) => itemId ?? lineId ?? []);
  return [{ userGiftCertificateId, itemId: cartItemId || null, ...(lineIds.length > 0 && { lineIds }) }];
}

export function toGiftCertificate(raw: RawGift): GiftCertificate {
  const uses = raw.userGiftCertificates;
  return {
    giftCertificateId: raw.giftCertificateId ?? raw.id ?? 0,
    giftCode: raw.giftCode,
    description: raw.description || (raw.categoryProposal?.name ?? ""),
    overlayText: htmlToText(raw.categoryProposal?.descr ?? ""),
    ...toPresentation(raw),
    endDate: toIsoDate(raw.endDate),
    minimumCents: centsOrZero(raw.minimumAmount),
    ...(raw.discountAmount === null ? {} : { discountCents: centsOrZero(raw.discountAmount) }),
    needsItem: raw.giftAdjustmentType?.giftAdjustmentTypeId === ITEM_ADJUSTMENT_TYPE,
    // A shop may send 0 for none.
    isInCart: uses.some(({ cartId }) => Boolean(cartId)),
    orderId: uses.find(({ orderId }) => Boolean(orderId))?.orderId ?? null,
    certificates: uses.flatMap(toUserGift),
  };
}
