import { cartSchema } from "../ebsn/schemas/cart";
import { giftListSchema } from "../ebsn/schemas/gift";
import { authSchema } from "../ebsn/schemas/user";
import { toCart, toCartUser } from "../ebsn/transforms/cart";
import { toGiftCertificate } from "../ebsn/transforms/gift";
import { get, readWith, writesOf } from "./call";

export const readAuth = readWith(authSchema, ({ user, cartId }) => ({ user: toCartUser(user), cartId }));
const readCart = readWith(cartSchema, toCart);
export const SECTORS = "show_sectors";
export const viewCart = get("cart/view", readCart, { query: [SECTORS] });
export const writeCart = writesOf(viewCart);
export const readGifts = readWith(giftListSchema, (raw) => raw.giftCertificates.map(toGiftCertificate));
