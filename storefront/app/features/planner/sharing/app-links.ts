/**
 * Links that open a messenger with a message for a person whom the shopper chooses there. `app-urls.ts` of the chat
 * writes to the shop.
 */
export function whatsappShareUrl(message: string): string {
  return `https://wa.me/?text=${encodeURIComponent(message)}`
}

/** Opens the app itself: Viber has no web address for sharing. */
export function viberShareUrl(message: string): string {
  return `viber://forward?text=${encodeURIComponent(message)}`
}
