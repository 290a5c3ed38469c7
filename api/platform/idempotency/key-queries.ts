import { eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { runNamed } from '../db/prepared.ts'
import { idempotencyKeys } from '../db/schema.ts'

/** How long an answer is kept for whoever asks again. */
export const KEPT = "interval '24 hours'"
/** Later, so that none is cleaned away between being found and being read. */
const CLEANED_AFTER = "interval '25 hours'"

/** A request that must happen once: a hash of who asks, under which key, and a hash of what. */
export type OnceKey = { owner: Buffer; key: string; request: Buffer }

/**
 * Puts a key down for an act that keeps no answer. Waits for a transaction that holds the same key.
 *
 * @returns false when the key was there already
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

/** A key that was put down before; undefined once it was cleaned away. */
export async function readKey(tx: Db, { owner, key }: Pick<OnceKey, 'owner' | 'key'>) {
  const text = 'select request, status, answer from idempotency_keys where owner = $1 and key = $2'
  const [row] = await runNamed<{ request: Buffer; status: number; answer: Buffer }>(tx, 'key_read', text, [owner, key])
  return row
}

export async function answerKey(tx: Db, { owner, key }: OnceKey, status: number, answer: Buffer): Promise<void> {
  const text = 'update idempotency_keys set status = $3, answer = $4 where owner = $1 and key = $2'
  await runNamed(tx, 'key_answer', text, [owner, key, status, answer])
}

export async function deleteOldKeys(db: Db): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, sql.raw(`now() - ${CLEANED_AFTER}`)))
}

export async function deleteKeysOf(tx: Db, owner: Buffer): Promise<void> {
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.owner, owner))
}
