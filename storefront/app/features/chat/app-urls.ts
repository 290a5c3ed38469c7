/** @param whatsapp  the shop's number in dialing format, `+9779800000000` */
export function whatsappUrl(whatsapp: string, message = ''): string {
  const chat = `https://wa.me/${whatsapp.replaceAll(/\D/g, '')}`
  return message === '' ? chat : `${chat}?text=${encodeURIComponent(message)}`
}

/**
 * Opens the app itself, since Viber has no web address for a number. Older versions ignore the draft.
 *
 * @param viber  as above
 */
export function viberUrl(viber: string, message = ''): string {
  const chat = `viber://chat?number=${encodeURIComponent(viber)}`
  return message === '' ? chat : `${chat}&draft=${encodeURIComponent(message)}`
}
