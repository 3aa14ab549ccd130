/** `use_wpid` when the customer declines a selectable promotion. */
export const DECLINED_PROMO = -1;

export const takesPromotion = ({ use_wpid }: Record<string, string>): boolean =>
  use_wpid !== String(DECLINED_PROMO);
