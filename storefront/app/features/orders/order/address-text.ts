import type { Formats } from '#domain/language/formats.ts'

/** An order's address with its district and province as the page calls them: `Baidam-6, Pokhara, कास्की, गण्डकी`. */
export function addressText(format: Formats, address: string): string {
  return address.split(', ').map(format.place).join(', ')
}
