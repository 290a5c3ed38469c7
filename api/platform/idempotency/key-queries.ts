import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { runNamed } from '../db/prepared.ts'
import { idempotencyKeys } from '../db/schema.ts'
import type { JobData } from '../jobs/kinds.ts'
import { deleteInPortions } from '../jobs/delete-in-portions.ts'

/** Retention time of an answer for repeated requests. */
export const KEPT = "interval '24 hours'"
/** Longer than `KEPT`, so that no key is deleted between being found and being read. */
const CLEANED_AFTER = "interval '25 hours'"

/** An idempotent request: hash of the requester, idempotency key, and hash of the content. */
export type OnceKey = { owner: Buffer; key: string; request: Buffer }

/**
 * Inserts an idempotency key, with an empty answer. Waits for a concurrent transaction with the same key.
 *
 * @returns false when the key already exists
 */
export async function putKeyDown(tx: Db, { owner, key, request }: OnceKey): Promise<boolean> {
  const text = `
    insert into idempotency_keys as kept (owner, key, request, status, answer) values ($1, $2, $3, 200, '')
    on conflict (owner, key) do update set request = excluded.request, created_at = now()
      where kept.created_at < now() - ${KEPT}
    returning 1 as put`
  const rows = await runNamed<{ put: number }>(tx, 'key_put', text, [owner, key, request])
  return rows.length > 0
}

/**
 * Holds a key until the transaction ends, without waiting.
 *
 * @returns false while another transaction holds it
 */
export async function holdKey(tx: Db, { owner, key }: Pick<OnceKey, 'owner' | 'key'>): Promise<boolean> {
  const text = 'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as held'
  const rows = await runNamed<{ held: boolean }>(tx, 'key_hold', text, [`${owner.toString('hex')} ${key}`])
  return rows[0]?.held === true
}

/** Reads a stored key; undefined once it is deleted. An old one (`isOld`) no longer counts, and is replaced. */
export async function readKey(tx: Db, { owner, key }: Pick<OnceKey, 'owner' | 'key'>) {
  const text = `
    select request, status, answer, created_at < now() - ${KEPT} as "isOld"
    from idempotency_keys where owner = $1 and key = $2`
  type Kept = { request: Buffer; status: number; answer: Buffer; isOld: boolean }
  const [row] = await runNamed<Kept>(tx, 'key_read', text, [owner, key])
  return row
}

export async function answerKey(tx: Db, { owner, key }: OnceKey, status: number, answer: Buffer): Promise<void> {
  const text = 'update idempotency_keys set status = $3, answer = $4 where owner = $1 and key = $2'
  await runNamed(tx, 'key_answer', text, [owner, key, status, answer])
}

export async function deleteKey(tx: Db, { owner, key }: Pick<OnceKey, 'owner' | 'key'>): Promise<void> {
  await tx.delete(idempotencyKeys).where(and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.key, key)))
}

/** Returns the owner of an answer, for its encryption. */
export function answerAad({ owner, key }: Pick<OnceKey, 'owner' | 'key'>): string {
  return JSON.stringify(['answer', owner.toString('base64url'), key])
}

async function deleteOldKeys(db: Db, signal: AbortSignal | undefined): Promise<void> {
  const isOld = lt(idempotencyKeys.createdAt, sql.raw(`now() - ${CLEANED_AFTER}`))
  await deleteInPortions(db, idempotencyKeys, isOld, signal)
}

export async function deleteKeysOf(tx: Db, owner: Buffer): Promise<void> {
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.owner, owner))
}

/** Hourly job that deletes expired idempotency keys with their answers. */
export async function cleanIdempotencyKeys(
  _data: JobData['clean-idempotency-keys'],
  { db }: { db: Db },
  signal?: AbortSignal,
): Promise<void> {
  await deleteOldKeys(db, signal)
}
