import { accountPaths } from "./account-paths";
import { withQuery } from "./paths";

/** `redirect`: where an order that needs the card goes on, already with its language. */
export const cardRequestPath = (redirect = "") => withQuery(accountPaths.cardRequest(), { redirect });

export const cardsPath = (redirect = "") => withQuery(accountPaths.fidelity(), { redirect });
