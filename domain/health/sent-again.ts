/** How long after it was written a message can be sent again. Until then the shop keeps its content, encrypted. */
export const SENT_AGAIN_WITHIN_DAYS = 7
