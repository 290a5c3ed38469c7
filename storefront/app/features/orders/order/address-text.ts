import type { Formats } from '#domain/language/formats.ts'

/** Formats an order's address with translated district and province: `Baidam-6, Pokhara, कास्की, गण्डकी`. */
export function addressText(format: Formats, address: string): string {
  return address.split(', ').map(format.place).join(', ')
}
