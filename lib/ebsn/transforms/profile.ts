import type { z } from "zod";
import { shopDateFromIso } from "../../dates";
import type { DeletionRequest, UserDetail } from "../domain/profile";
import type { deletionRequestedSchema, userDetailAnswerSchema } from "../schemas/profile";
import { toIsoDate } from "./iso-date";

export function toUserDetail({ user }: z.output<typeof userDetailAnswerSchema>): UserDetail | null {
  if (!user) return null;
  const {
    userId,
    login,
    email,
    newEmail,
    firstName,
    lastName,
    phone,
    birthDate,
    postalcode,
    fiscalCode,
    fidelityCard,
  } = user;
  return {
    userId,
    email: email || login,
    newEmail,
    firstName,
    lastName,
    phone,
    birthDate: shopDateFromIso(toIsoDate(birthDate)),
    postalcode,
    fiscalCode,
    fidelityCard,
    personInfos: Object.fromEntries(
      user.personInfos.flatMap(({ personInfoTypeId, value }) =>
        personInfoTypeId === null ? [] : [[personInfoTypeId, value]],
      ),
    ),
  };
}

export const toDeletionRequest = ({
  mailed,
  openOrders,
}: z.output<typeof deletionRequestedSchema>): DeletionRequest => ({
  mailed,
  openOrders: openOrders.map(({ orderId }) => orderId),
});
