import type { Cart } from "@/lib/ebsn/domain/cart";
import type { FormDefinition } from "@/lib/ebsn/domain/form";
import { fieldDefault } from "@/lib/rules/form-defaults";
import { emptyValue, type FormField, type FormValue, isMultiple } from "@/lib/rules/form-fields";

/** Data for default values that begin with $. */
function getDefaultsData(cart: Cart | null) {
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

function defaultFieldValue(field: FormField, cart: Cart | null): FormValue {
  const defaultText = fieldDefault(field.initial, getDefaultsData(cart));
  if (defaultText === "") return emptyValue(field);
  if (field.kind === "checkbox") return ["1", "true", "checked"].includes(defaultText);
  if (field.kind === "file") return [];
  return isMultiple(field) ? defaultText.split(",").map((part) => part.trim()) : defaultText;
}

export function initialFieldValue(
  field: FormField,
  { previousSubmission: sent }: FormDefinition,
  cart: Cart | null,
): FormValue {
  return sent ? (sent.values[field.name] ?? emptyValue(field)) : defaultFieldValue(field, cart);
}

export const isPersonal = ({ initial }: FormField) => initial.startsWith("$");
