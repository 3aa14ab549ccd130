import { faultsBy } from "./field-faults";
import type { Fault } from "./validation-messages";
import { required } from "./validators";
import { password, sameAs } from "./validators-password";

export type ChangePasswordValues = { oldPassword: string; newPassword: string; again: string };

/** The old password as it is, the new one by the helper's rule (spec 3 §5), twice the same. */
export const changePasswordFaults = (values: ChangePasswordValues): Map<keyof ChangePasswordValues, Fault> =>
  faultsBy(
    [
      ["oldPassword", [required]],
      ["newPassword", [required, password]],
      ["again", [required, sameAs(values.newPassword)]],
    ],
    values,
  );
