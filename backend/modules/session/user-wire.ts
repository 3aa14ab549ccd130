import type { WireUser } from "../../../lib/ebsn/schemas/user";
import type { Customer } from "./session";

export function userWire(customer: Customer | null): WireUser {
  if (!customer) return { userId: -1, login: "", profileConfirmed: false };
  return {
    userId: customer.customerId,
    login: customer.login,
    email: customer.email,
    firstName: customer.firstName,
    lastName: customer.lastName,
    profileConfirmed: customer.profileConfirmed,
    betaTester: customer.betaTester,
    companyId: customer.companyId,
    fidelityCard: customer.fidelityCard,
    userType: { userTypeId: customer.userTypeId },
    profile: { level: customer.profileLevel },
    legals: customer.legals.map((legalId) => ({ legalId })),
    crmUserSegments: customer.crmSegments.map((crmSegmentId) => ({ crmSegment: { crmSegmentId } })),
    personInfos: Object.entries(customer.personInfos).map(([personInfoTypeId, value]) => ({
      personInfoTypeId: Number(personInfoTypeId),
      value,
    })),
  };
}
