import { lt, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { runNamed } from '../db/prepared.ts'
import { idempotencyKeys } from '../db/schema.ts'
import type { OnceRequest } from './idempotency.ts'

/** How long an answer is kept for whoever asks again. */
const KEPT = "interval '24 hours'"

const ownerColumn = { user: 'user_id', guest: 'guest_key' } as const

/**
 * Puts the key down and takes the shopper's cart, in one statement; what the transaction changes of products is for its
 * caller to announce. A key that somebody else has put down and not yet
 * committed is waited for; one that is too old counts as none.
 */
export async function openKey(tx: Db, { shopper, owner, key, request }: OnceRequest) {
  const text = `
    with opened as (
      insert into idempotency_keys as kept (owner, key, request, status, answer) values ($1, $2, $3, 0, '')
      on conflict (owner, key) do update set request = excluded.request, status = 0, answer = '', created_at = now()
        where kept.created_at < now() - ${KEPT}
      returning 1),
    held as (update carts set touched_at = now() where ${ownerColumn[shopper.kind]} = $4 and exists (select from opened) returning id)
    select exists (select from opened) as "isNew", (select id from held) as "cartId",
      set_config('kastha.announces_later', 'on', true)`
  const values = [owner, key, request, shopper.key]
  const [row] = await runNamed<{ isNew: boolean; cartId: string | null }>(tx, `key_open_${shopper.kind}`, text, values)
  return row!
}

/** Of a key that was put down before. */
export async function readKey(tx: Db, { owner, key }: OnceRequest) {
  const text = 'select request, status, answer from idempotency_keys where owner = $1 and key = $2'
  const [row] = await runNamed<{ request: Buffer; status: number; answer: Buffer }>(tx, 'key_read', text, [owner, key])
  return row!
}

export async function answerKey(tx: Db, { owner, key }: OnceRequest, status: number, answer: Buffer): Promise<void> {
  const text = 'update idempotency_keys set status = $3, answer = $4 where owner = $1 and key = $2'
  await runNamed(tx, 'key_answer', text, [owner, key, status, answer])
}

export async function deleteOldKeys(db: Db): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, sql.raw(`now() - ${KEPT}`)))
}
