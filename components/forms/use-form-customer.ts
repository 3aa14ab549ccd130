import { useServerCart } from "@/lib/cart/use-cart";
import type { FormDefinition } from "@/lib/ebsn/domain/form";
import { type FormCustomer, needsProfile } from "./initial-values";
import { useUserDetail } from "./use-user-detail";

/** The profile is read for forms only whose default values need it. */
export function useFormCustomer({ fields, previousSubmission }: FormDefinition): FormCustomer {
  const { cart, isSignedIn } = useServerCart();
  const isEnabled = isSignedIn && !previousSubmission && cart !== null && needsProfile(fields, cart);
  const { user, failed } = useUserDetail({ isEnabled, revalidateOnFocus: false, shouldRetryOnError: false });
  if (!isSignedIn || failed) return { cart, profile: null };
  const isOther = user && user.userId !== null && user.userId !== cart?.user.userId;
  return { cart, profile: isOther ? undefined : user };
}
