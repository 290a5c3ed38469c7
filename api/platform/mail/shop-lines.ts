import { inLanguage, languagePath } from '#domain/language/languages.ts'
import { formatsOf } from '../language/localized.ts'
import type { MailShop } from './letter.ts'

/** Returns the address as `Jhamsikhel Marg, Lalitpur 44700`. */
export function postalAddress({ language, streetAddress, city, postalCode }: MailShop): string {
  return `${streetAddress}, ${city} ${formatsOf(language).digits(postalCode)}`
}

/** Returns the shop's phone number in groups of digits. */
export function shopPhone({ language, phone }: MailShop): string {
  return formatsOf(language).digits(groupedPhone(phone))
}

/**
 * Returns the address of a page in the language of the mail.
 *
 * @param path  `/login`; '' for the home page
 */
export function pageUrl({ language, url }: MailShop, path: string): string {
  return url + languagePath(language, path)
}

/**
 * Returns the address of a record in the back office, which needs a login and logs who reads it. Mails to the shop link
 * here: with the customer's own link, any reader of them could act as the customer.
 *
 * @param number  such as `KA-261121-7F3K9Q2M`. Not the id: with it and what the mail says, a program can repeat the
 *                customer's call, and its reply has the key
 */
export function recordUrl(
  { url }: Pick<MailShop, 'url'>,
  records: 'orders' | 'custom-requests' | 'tickets',
  number: string,
): string {
  return `${url}/admin/${records}/${encodeURIComponent(number)}`
}

/** Returns the address of a page of the API, in the language of the mail. */
export function apiPageUrl({ language, url }: Pick<MailShop, 'language' | 'url'>, path: string): string {
  return url + inLanguage(path, language)
}

/** Returns the address that a mail program may post to, and a person may open, to end mails of a kind (RFC 8058). */
export function unsubscribeUrl(shop: Pick<MailShop, 'language' | 'url'>, token: string): string {
  return apiPageUrl(shop, `/api/notices/unsubscribe/${token}`)
}

/**
 * Groups the digits of an international number: `+97715550123` -> `+977 1 5550123`, `+9779812345678` -> `+977
 * 9812345678`.
 */
export function groupedPhone(phone: string): string {
  return phone.replace(/^\+977(9\d{9})$/, '+977 $1').replace(/^\+977(\d+)(\d{7})$/, '+977 $1 $2')
}
