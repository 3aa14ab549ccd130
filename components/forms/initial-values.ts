import type { Cart } from "@/lib/ebsn/domain/cart";
import type { FormDefinition } from "@/lib/ebsn/domain/form";
import type { UserDetail } from "@/lib/ebsn/domain/profile";
import { toIsoDate } from "@/lib/ebsn/transforms/iso-date";
import { mayBeHomeDelivery } from "@/lib/rules/delivery/delivery-services";
import { fieldDefault, isUnknownUserDefault } from "@/lib/rules/forms/form-defaults";
import { emptyValue, type FormField, type FormValue, isMultiple } from "@/lib/rules/forms/form-fields";

/** `profile`: undefined while it is read; null where there is none. */
export type FormCustomer = { cart: Cart | null; profile: UserDetail | null | undefined };

/** A user name, unlike an e-mail address, says nothing of the e-mail. */
function getSessionUser({ user }: Cart) {
  const { userId, firstName, lastName, login, fidelityCard } = user;
  return { userId, firstName, lastName, login, fidelityCard, ...(login.includes("@") && { email: login }) };
}

/** Data for default values that begin with $ (requirements/forms#fields). */
function getDefaultsData({ cart, profile }: FormCustomer) {
  if (!cart) return {};
  const { address, service } = cart;
  // A pickup point's phone is the shop's.
  const deliveryPhone = mayBeHomeDelivery(service?.deliveryServiceId) ? address?.phone : "";
  const phone = profile === undefined ? "" : profile?.phone || deliveryPhone;
  return {
    user: { ...profile, ...getSessionUser(cart), phone, personInfos: null },
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

/** Whether a default value asks for more of the customer than the session knows. */
export const needsProfile = (fields: FormField[], cart: Cart): boolean =>
  fields.some(({ initial }) => isUnknownUserDefault(initial, { user: getSessionUser(cart) }));

function defaultFieldValue(field: FormField, customer: FormCustomer): FormValue {
  const defaultText = fieldDefault(field.initial, getDefaultsData(customer));
  if (defaultText === "") return emptyValue(field);
  if (field.kind === "checkbox") return ["1", "true", "checked"].includes(defaultText);
  if (field.kind === "file") return [];
  if (field.kind === "date") return toIsoDate(defaultText);
  return isMultiple(field) ? defaultText.split(",").map((part) => part.trim()) : defaultText;
}

export function initialFieldValue(
  field: FormField,
  { previousSubmission: sent }: FormDefinition,
  customer: FormCustomer,
): FormValue {
  return sent ? (sent.values[field.name] ?? emptyValue(field)) : defaultFieldValue(field, customer);
}

export const hasProfileDefault = ({ initial }: FormField) => initial.startsWith("$");
