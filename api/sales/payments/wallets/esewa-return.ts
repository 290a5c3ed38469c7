import { MAX_RETURN_BYTES } from '#contract/payments.ts'
import { esewaMessage, isEsewaSignature } from './esewa-signature.ts'
import { parseRupees } from './esewa-status.ts'

/** Fields that the signature must cover. */
const mustBeSigned = ['status', 'total_amount', 'transaction_uuid', 'product_code']
const BASE64 = /^[A-Za-z0-9+/_-]+={0,2}$/

/** Why a return is not believed, in the order of the checks. */
export type WrongReturn =
  | 'too long'
  | 'no data'
  | 'too little is signed'
  | 'wrong signature'
  | 'another shop'
  | 'another attempt'
  | 'another amount'
  | 'not complete'

type Expected = { secret: string; productCode: string; providerRef: string; amount: number }

/**
 * Whether a return is eSewa's own word that the attempt is paid. It is a reason to look up at once, no more.
 *
 * @param data  base64 of a JSON object, as the browser brought it
 */
export function wrongEsewaReturn(
  data: unknown,
  { secret, productCode, providerRef, amount }: Expected,
): WrongReturn | undefined {
  if (typeof data !== 'string' || data === '') return 'no data'
  if (Buffer.byteLength(data) > MAX_RETURN_BYTES) return 'too long'
  const texts = readTexts(data)
  if (!texts) return 'no data'

  const names = (texts.get('signed_field_names') ?? '').split(',')
  if (!mustBeSigned.every((name) => names.includes(name))) return 'too little is signed'
  const signed = names.map((name) => [name, texts.get(name)] as const).filter(isThere)
  if (signed.length < names.length) return 'too little is signed'
  if (!isEsewaSignature(secret, esewaMessage(signed), texts.get('signature') ?? '')) return 'wrong signature'

  if (texts.get('product_code') !== productCode) return 'another shop'
  if (texts.get('transaction_uuid') !== providerRef) return 'another attempt'
  if (parseRupees(texts.get('total_amount')) !== amount) return 'another amount'
  return texts.get('status') === 'COMPLETE' ? undefined : 'not complete'
}

function isThere(field: readonly [string, string | undefined]): field is readonly [string, string] {
  return field[1] !== undefined
}

type Reviver = Parameters<typeof JSON.parse>[1]
/** @source https://tc39.es/proposal-json-parse-with-source/ */
type WithSource = (key: string, value: unknown, context: { source?: string }) => unknown

/**
 * Each value as it was written: the signature is over `1000.0`, of which a number would leave 1000.
 *
 * @returns undefined when it is no flat JSON object
 */
function readTexts(data: string): Map<string, string> | undefined {
  // A plus in an address arrives as a space.
  const base64 = data.replaceAll(' ', '+')
  if (!BASE64.test(base64)) return undefined
  const texts = new Map<string, string>()
  const keep: WithSource = (key, value, { source }) => {
    // Only plain values have a source.
    if (source !== undefined) texts.set(key, typeof value === 'string' ? value : source)
    return value
  }
  try {
    const json: unknown = JSON.parse(Buffer.from(base64, 'base64').toString('utf8'), keep as Reviver)
    return isFlat(json) ? texts : undefined
  } catch {
    return undefined // no JSON
  }
}

function isFlat(json: unknown): boolean {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return false
  return Object.values(json).every((value) => typeof value !== 'object' || value === null)
}
