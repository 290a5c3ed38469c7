import { putKeyDown, readKey, type OnceKey } from '../idempotency/key-queries.ts'
import type { Db } from '../db/client.ts'
import { Conflict } from '../db/retry-conflicts.ts'
import { sha256 } from '../secrets/hash.ts'
import { keyReused } from './key-reused.ts'

/** Idempotency key of a staff act that adds something each time it runs. */
export type StaffOnce = OnceKey

type Asked = { staff: { id: string }; url: string; body: object; headers: { 'idempotency-key'?: string | undefined } }

/**
 * Returns the idempotency key of a request.
 *
 * @param request  its validated body has its fields in the contract's order, so equal bodies are equal texts
 * @returns undefined for a request without a key, which is executed every time
 */
export function staffOnce({ staff, url, body, headers }: Asked): StaffOnce | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  return {
    owner: sha256(`staff ${staff.id}`),
    key,
    request: sha256(JSON.stringify([withoutLanguage(url), body])),
  }
}

/** Somebody may switch languages before they send an act again. */
function withoutLanguage(url: string): string {
  const [path, search = ''] = url.split('?')
  const others = search.split('&').filter((param) => param !== '' && !param.startsWith('lang='))
  return [path, ...(others.length > 0 ? [others.join('&')] : [])].join('?')
}

/**
 * Whether an act still has to be done. A second request with the same key waits until the first one's transaction
 * ends. A refused act rolls its key back and may be retried.
 *
 * @param once  undefined for an act without a key
 * @throws AppError key_reused when the key came with another request; Conflict when the key was cleaned up meanwhile
 */
export async function isFirstTime(tx: Db, once: StaffOnce | undefined): Promise<boolean> {
  if (!once || (await putKeyDown(tx, once))) return true
  const before = await readKey(tx, once)
  if (!before) throw new Conflict('The key was cleaned up meanwhile')
  if (before.request.equals(once.request)) return false
  throw keyReused()
}
