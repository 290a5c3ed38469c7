import { createHmac, type KeyObject } from 'node:crypto'
import { RESET_VALID_MINUTES } from '#domain/staff/staff.ts'
import { isSameSecret } from '../../platform/secrets/hash.ts'

const MINUTE_MS = 60_000

type Owner = { id: string; passwordHash: string; lastDisabledAt: Date | null }

/**
 * Returns the token of a link that sets a new staff password: `<id>.<end>.<signature>`. The signature covers the
 * password that it replaces and the last dismissal. So each token is single-use, using one of several invalidates the
 * others, and none from before a dismissal opens the account once it is enabled again.
 */
export function newResetToken(staffLinkKey: KeyObject, owner: Owner, now = Date.now()): string {
  const end = now + RESET_VALID_MINUTES * MINUTE_MS
  return `${owner.id}.${end}.${sign(staffLinkKey, owner, end)}`
}

/** Returns the staff id in a token, valid or not; undefined when the text is not a token. */
export function ownerOfToken(token: string): string | undefined {
  return /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.\d{1,15}\.[\w-]{43}$/.exec(token)?.[1]
}

/** Whether we made the token, for this person with this password, and it has not expired. */
export function isGoodToken(staffLinkKey: KeyObject, owner: Owner, token: string): boolean {
  const [, end, signature = ''] = token.split('.')
  return isSameSecret(signature, sign(staffLinkKey, owner, Number(end))) && Date.now() < Number(end)
}

function sign(staffLinkKey: KeyObject, { id, passwordHash, lastDisabledAt }: Owner, end: number): string {
  const dismissal = lastDisabledAt?.toISOString() ?? ''
  return createHmac('sha256', staffLinkKey).update(`${id} ${end} ${passwordHash} ${dismissal}`).digest('base64url')
}
