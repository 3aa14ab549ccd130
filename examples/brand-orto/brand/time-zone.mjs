/** In a separate file that Node reads as it is: the response cache needs the shop's day. */
export const TIME_ZONE = "Europe/Rome";
