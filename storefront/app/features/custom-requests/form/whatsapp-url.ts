/** @param whatsapp  the shop's number in dialing format, `+9779800000000` */
export function whatsappUrl(whatsapp: string, message = ''): string {
  const chat = `https://wa.me/${whatsapp.replaceAll(/\D/g, '')}`
  return message === '' ? chat : `${chat}?text=${encodeURIComponent(message)}`
}
