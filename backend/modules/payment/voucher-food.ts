type Infos = { MEAL_TICKET_ENABLED?: unknown };

/** What meal vouchers pay for: food, without what the shop excludes from them, as alcohol. */
export const isVoucherFood = (isFood: boolean, infos: Infos): boolean =>
  isFood && infos.MEAL_TICKET_ENABLED !== "false";
