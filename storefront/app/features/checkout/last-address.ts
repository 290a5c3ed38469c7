import { keep, readKept, recordIn } from '../../storage.ts'
import { type CheckoutDraft, readCheckoutDraft } from './checkout-draft.ts'

export const LAST_ADDRESS_KEY = 'lastAddress'
/** Phones are shared: long enough for what was forgotten in the first order. */
export const LAST_ADDRESS_DAYS = 7
const KEPT_MS = LAST_ADDRESS_DAYS * 24 * 60 * 60 * 1_000

const fields = [
  'name',
  'phone',
  'email',
  'province',
  'district',
  'city',
  'ward',
  'street_address',
  'landmark',
  'position',
  'apartment',
  'zip',
  'floor',
  'hasLift',
  'access',
] as const satisfies readonly (keyof CheckoutDraft)[]
export type LastAddress = Record<(typeof fields)[number], string>

/** Keeps the address of a guest's order that has just been placed. Members have theirs in the account. */
export function keepLastAddress(): void {
  keep(LAST_ADDRESS_KEY, JSON.stringify({ ...addressIn(readCheckoutDraft('')), at: Date.now() }))
}

/** Returns the address of the last order that a guest placed in this browser. An expired one is removed. */
export function readLastAddress(): LastAddress | undefined {
  const kept = recordIn(readKept(LAST_ADDRESS_KEY))
  if (typeof kept.at !== 'number') return undefined
  if (Date.now() - kept.at <= KEPT_MS) return addressIn(kept)
  forgetLastAddress()
  return undefined
}

/** Returns what of the last order stands in the fields: its address with the person, the person alone, or nothing. */
export function filledFromLast({ street_address, phone }: CheckoutDraft): 'address' | 'person' | 'none' {
  const last = readLastAddress()
  if (street_address && street_address === last?.street_address) return 'address'
  return phone && phone === last?.phone && !street_address ? 'person' : 'none'
}

export function forgetLastAddress(): void {
  keep(LAST_ADDRESS_KEY, null)
}

function addressIn(kept: Record<string, unknown>): LastAddress {
  return Object.fromEntries(fields.map((field) => [field, String(kept[field] ?? '')])) as LastAddress
}
