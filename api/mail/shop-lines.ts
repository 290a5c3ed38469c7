import type { MailShop } from './letter.ts'

/** `Jhamsikhel Marg, Lalitpur 44700` */
export function postalAddress({ streetAddress, city, postalCode }: MailShop): string {
  return `${streetAddress}, ${city} ${postalCode}`
}

/** As it is dialled from anywhere, in groups: `+97715550123` -> `+977 1 5550123`, `+9779812345678` -> `+977 9812345678`. */
export function groupedPhone(phone: string): string {
  return phone.replace(/^\+977(9\d{9})$/, '+977 $1').replace(/^\+977(\d+)(\d{7})$/, '+977 $1 $2')
}
