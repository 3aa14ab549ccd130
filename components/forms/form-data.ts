import type { Cart } from "@/lib/ebsn/domain/cart";
import type { FormDefinition } from "@/lib/ebsn/domain/form";
import { fieldDefault } from "@/lib/rules/form-defaults";
import { emptyValue, type FormField, type FormValue, takesSeveral } from "@/lib/rules/form-fields";

/** What defaults that begin with $ are filled from. */
function dataOf(cart: Cart | null) {
  if (!cart) return {};
  const { user, address } = cart;
  return {
    user: {
      userId: user.userId,
      firstName: user.firstName,
      lastName: user.lastName,
      login: user.login,
      email: user.login.includes("@") ? user.login : "",
      fidelityCard: user.fidelityCard,
      phone: address?.phone,
    },
    address: {
      address1: address?.address1,
      addressNumber: address?.addressNumber,
      postalcode: address?.postalcode,
      city: address?.city,
      province: address?.province,
    },
    store: { storeId: cart.storeId, name: cart.storeName },
    cart: { cartId: cart.cartId },
  };
}

function initialValue(field: FormField, cart: Cart | null): FormValue {
  const said = fieldDefault(field.initial, dataOf(cart));
  if (said === "") return emptyValue(field);
  if (field.kind === "checkbox") return ["1", "true", "checked"].includes(said);
  if (field.kind === "file") return [];
  return takesSeveral(field) ? said.split(",").map((part) => part.trim()) : said;
}

/** What a field holds before anything is typed: what was sent before, else its default. */
export function firstValue(field: FormField, { sent }: FormDefinition, cart: Cart | null): FormValue {
  return sent ? (sent.values[field.name] ?? emptyValue(field)) : initialValue(field, cart);
}

export const isPersonal = ({ initial }: FormField) => initial.startsWith("$");
