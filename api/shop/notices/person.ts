import { createHmac } from 'node:crypto'
import { type Language, languages } from '#domain/language/languages.ts'
import { type NoticeKind, noticeKinds } from '#domain/notices/notices.ts'
import { SHORT_KEY_LENGTH, SHORT_KEY_LETTERS } from '#domain/orders/short-token.ts'
import { emailKey } from '../../people/accounts/email-address.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { isSameSecret, sha256 } from '../../platform/secrets/hash.ts'

/** Characters of the signature: 66 bits, beside a person's 256. */
const SIGNATURE_LENGTH = 11

const letters = { 'price-drop': 'p', 'back-in-stock': 's', 'cart-reminder': 'c' } as const satisfies Record<
  NoticeKind,
  string
>

/** In SMS, where each character costs money, the first letter names the language of the page as well. */
const smsLetters = {
  en: letters,
  ne: { 'price-drop': 'q', 'back-in-stock': 't', 'cart-reminder': 'd' },
} as const satisfies Record<Language, Record<NoticeKind, string>>
/** Characters at the end of a link in an SMS that tell a mistyped or shortened one. Its secret has 80 bits. */
const SMS_CHECK_LENGTH = 4
const SMS_TOKEN_LENGTH = 1 + SHORT_KEY_LENGTH + SMS_CHECK_LENGTH

const kindOf = Object.fromEntries(Object.entries(letters).map(([kind, letter]) => [letter, kind])) as Record<
  string,
  NoticeKind
>

/**
 * Returns what the table `subscriptions` stores for an email address or a phone number: the hash of the secret in its
 * links. Its key stays when the data key is replaced, so that a link in an old mail also ends a later subscription of the
 * same address.
 *
 * @param contact  an email address, or a phone number as parseMobile returns it
 */
export function personOf(dataKey: DataKey, contact: string): Buffer {
  return sha256(isPhone(contact) ? smsSecretOf(dataKey, contact) : secretOf(dataKey, contact))
}

/** Returns the token of a link that unsubscribes an email address from one kind of notice, or from all. */
export function unsubscribeToken(dataKey: DataKey, email: string, kind: NoticeKind): string {
  const text = letters[kind] + secretOf(dataKey, email)
  return text + signature(dataKey, text)
}

/**
 * Returns the token of a link in an SMS that unsubscribes a phone number from one kind of notice, or from all: 21 lowercase
 * letters and digits.
 */
export function smsUnsubscribeToken(dataKey: DataKey, phone: string, kind: NoticeKind, language: Language): string {
  const text = smsLetters[language][kind] + smsSecretOf(dataKey, phone)
  return text + smsCheck(dataKey, text)
}

/** `language` is null for a link in a mail, whose address names it. */
export type UnsubscribeLink = { kind: NoticeKind; person: Buffer; language: Language | null }

/** Reads a token of a mail or an SMS; undefined when we did not make it. */
export function readUnsubscribeToken(dataKey: DataKey, token: string): UnsubscribeLink | undefined {
  if (token.length === SMS_TOKEN_LENGTH) return readSmsToken(dataKey, token)
  const text = token.slice(0, -SIGNATURE_LENGTH)
  const kind = kindOf[text.charAt(0)]
  if (!kind || !isSameSecret(token, text + signature(dataKey, text))) return undefined
  return { kind, person: sha256(text.slice(1)), language: null }
}

function readSmsToken(dataKey: DataKey, token: string): UnsubscribeLink | undefined {
  const text = token.slice(0, -SMS_CHECK_LENGTH)
  if (!isSameSecret(token, text + smsCheck(dataKey, text))) return undefined
  for (const language of languages) {
    const kind = noticeKinds.find((one) => smsLetters[language][one] === text.charAt(0))
    if (kind) return { kind, person: sha256(text.slice(1)), language }
  }
  return undefined
}

/**
 * Returns the token of the link that confirms a guest's request, made at that time.
 *
 * @param id  of the subscription
 */
export function confirmToken(dataKey: DataKey, { id, askedAt }: { id: string; askedAt: Date }): string {
  return `${id}.${hmac(dataKey, `confirm ${id} ${askedAt.toISOString()}`)}`
}

export function isConfirmToken(dataKey: DataKey, row: { id: string; askedAt: Date }, token: string): boolean {
  return isSameSecret(token, confirmToken(dataKey, row))
}

function isPhone(contact: string): boolean {
  return contact.startsWith('+') && !contact.includes('@')
}

function smsSecretOf(dataKey: DataKey, phone: string): string {
  return shortHmac(dataKey, `phone ${phone}`, SHORT_KEY_LENGTH)
}

function smsCheck(dataKey: DataKey, text: string): string {
  return shortHmac(dataKey, `short-unsubscribe ${text}`, SMS_CHECK_LENGTH)
}

function shortHmac(dataKey: DataKey, text: string, length: number): string {
  const bytes = createHmac('sha256', dataKey.hashKeyFor('links of notices')).update(text).digest().subarray(0, length)
  return Array.from(bytes, (byte) => SHORT_KEY_LETTERS.charAt(byte % SHORT_KEY_LETTERS.length)).join('')
}

function secretOf(dataKey: DataKey, email: string): string {
  return hmac(dataKey, `person ${emailKey(email)}`)
}

function signature(dataKey: DataKey, text: string): string {
  return hmac(dataKey, `unsubscribe ${text}`).slice(0, SIGNATURE_LENGTH)
}

function hmac(dataKey: DataKey, text: string): string {
  return createHmac('sha256', dataKey.hashKeyFor('links of notices')).update(text).digest('base64url')
}
