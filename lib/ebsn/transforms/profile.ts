import type { z } from "zod";
import { shopDateFromIso } from "../../dates";
import type { DeletionRequest, UserDetail } from "../domain/profile";
import type { deletionRequestedSchema, userDetailAnswerSchema } from "../schemas/profile";
import { toIsoDate } from "./iso-date";

export function toUserDetail({ user }: z.output<typeof userDetailAnswerSchema>): UserDetail | null {
  if (!user) return null;
  const { login, email, birthDate, personInfos, ...values } = user;
  return {
    ...values,
    email: email || login,
    birthDate: shopDateFromIso(toIsoDate(birthDate)),
    personInfos: Object.fromEntries(
      personInfos.flatMap(({ personInfoTypeId, value }) =>
        personInfoTypeId === null ? [] : [[personInfoTypeId, value]],
      ),
    ),
  };
}

export const toDeletionRequest = ({
  mailed,
  openOrders,
}: z.output<typeof deletionRequestedSchema>): DeletionRequest => ({
  mailed: mailed ?? openOrders.length === 0,
  openOrders: openOrders.map(({ orderId }) => orderId),
});
