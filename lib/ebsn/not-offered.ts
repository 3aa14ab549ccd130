/** The gateway's code for a call that the shop's API lacks. */
export const NOT_OFFERED = "error.call.not_offered";
