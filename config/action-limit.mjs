/** Of the form of a server action, which is text: the largest content that is edited is in it twice. */
export const MAX_ACTION_BYTES = 512 * 1024;
