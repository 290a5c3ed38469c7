import { isQuietHour } from '#domain/notices/notices.ts'
import type { Db } from '../../platform/db/client.ts'
import type { JobData } from '../../platform/jobs/kinds.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { noteReminded, readCartPieces, takeDueCarts } from './due-carts.ts'
import { unsubscribeToken } from './person.ts'
import { asNoticedPiece } from './piece-rows.ts'

const CARTS_AT_ONCE = 100
const MOST_CARTS_PER_RUN = 2_000
const MOST_NAMED = 10

type Tools = { db: Db; secrets: Secrets }

/** The job that reminds people who want it of a cart that they have left. */
export async function remindOfCarts(
  _data: JobData['remind-of-carts'],
  { db, secrets }: Tools,
  signal: AbortSignal,
  at = new Date(),
): Promise<void> {
  if (isQuietHour(at)) return
  for (let told = 0; told < MOST_CARTS_PER_RUN && !signal.aborted; told += CARTS_AT_ONCE) {
    if ((await db.transaction((tx) => remindSome(tx, secrets, at))) < CARTS_AT_ONCE) return
  }
}

async function remindSome(tx: Db, secrets: Secrets, at: Date): Promise<number> {
  const found = await takeDueCarts(tx, at, CARTS_AT_ONCE)
  if (found.length === 0) return 0
  // An account and a guest with the same address are one person.
  const due = [...new Map(found.map((cart) => [cart.person.toString('base64'), cart])).values()]
  const ids = due.map(({ id }) => id)
  const lines = Map.groupBy(await readCartPieces(tx, ids), ({ id }) => id)
  for (const { id, cartId, changedAt, userName, email, language } of due) {
    const own = lines.get(id) ?? []
    const pieces = own.slice(0, MOST_NAMED).map((row) => ({ ...asNoticedPiece(row, language), quantity: row.quantity }))
    await queueMail(tx, secrets, {
      event: `cart-reminder:${cartId}:${changedAt.toISOString()}`,
      to: email,
      template: 'cart-reminder',
      language,
      data: {
        name: userName ?? '',
        pieces,
        more: Math.max(0, own.length - MOST_NAMED),
        unsubscribe: unsubscribeToken(secrets.dataKey, email, 'cart-reminder'),
      },
    })
  }
  await noteReminded(tx, ids, at)
  return found.length
}
