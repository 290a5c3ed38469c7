import { createHmac } from 'node:crypto'
import type { NoticeKind } from '#domain/notices/notices.ts'
import { emailKey } from '../../people/accounts/email-address.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { isSameSecret, sha256 } from '../../platform/secrets/hash.ts'

/** Characters of the signature: 66 bits, beside a person's 256. */
const SIGNATURE_LENGTH = 11

const letters = { 'price-drop': 'p', 'back-in-stock': 's', 'cart-reminder': 'c' } as const satisfies Record<
  NoticeKind,
  string
>
const kindOf = Object.fromEntries(Object.entries(letters).map(([kind, letter]) => [letter, kind])) as Record<
  string,
  NoticeKind
>

/**
 * Returns what the table `subscriptions` stores for an email address: the hash of the secret in its links. Its key
 * stays when the data key is replaced, so that a link in an old mail also ends a later subscription of the same address.
 */
export function personOf(dataKey: DataKey, email: string): Buffer {
  return sha256(secretOf(dataKey, email))
}

/** Returns the token of a link that unsubscribes an email address from one kind of notice, or from all. */
export function unsubscribeToken(dataKey: DataKey, email: string, kind: NoticeKind): string {
  const text = letters[kind] + secretOf(dataKey, email)
  return text + signature(dataKey, text)
}

/** Reads such a token; undefined when we did not make it. */
export function readUnsubscribeToken(
  dataKey: DataKey,
  token: string,
): { kind: NoticeKind; person: Buffer } | undefined {
  const text = token.slice(0, -SIGNATURE_LENGTH)
  const kind = kindOf[text.charAt(0)]
  if (!kind || !isSameSecret(token, text + signature(dataKey, text))) return undefined
  return { kind, person: sha256(text.slice(1)) }
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

function secretOf(dataKey: DataKey, email: string): string {
  return hmac(dataKey, `person ${emailKey(email)}`)
}

function signature(dataKey: DataKey, text: string): string {
  return hmac(dataKey, `unsubscribe ${text}`).slice(0, SIGNATURE_LENGTH)
}

function hmac(dataKey: DataKey, text: string): string {
  return createHmac('sha256', dataKey.hashKeyFor('links of notices')).update(text).digest('base64url')
}
