import { cartSchema } from "../ebsn/schemas/cart";
import { giftListSchema } from "../ebsn/schemas/gift";
import { authSchema } from "../ebsn/schemas/user";
import { toCart, toCartUser } from "../ebsn/transforms/cart";
import { toGiftCertificate } from "../ebsn/transforms/gift";
import { readWith } from "./call";

/** Answers that calls of several areas have in common. */
export const readAuth = readWith(authSchema, ({ user, cartId }) => ({ user: toCartUser(user), cartId }));
export const readCart = readWith(cartSchema, toCart);
export const readGifts = readWith(giftListSchema, (raw) => raw.giftCertificates.map(toGiftCertificate));
