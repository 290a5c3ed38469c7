import { defined } from '#domain/defined.ts'
import { isQuietHour } from '#domain/notices/notices.ts'
import type { Db } from '../../platform/db/client.ts'
import type { JobData } from '../../platform/jobs/kinds.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import type { Sms } from '../../platform/sms/sms.ts'
import { noteReminded, readCartPieces, takeDueCarts } from './due-carts.ts'
import { unsubscribeToken } from './person.ts'
import { asNoticedPiece } from './piece-rows.ts'
import { textCart } from './sms-notice.ts'
import { roomForSms } from './sms-room.ts'

const CARTS_AT_ONCE = 100
const MOST_CARTS_PER_RUN = 2_000
const MOST_NAMED = 10

type Tools = { db: Db; secrets: Secrets; sms: Sms }

/** The job that reminds people who want it of a cart that they have left. */
export async function remindOfCarts(
  _data: JobData['remind-of-carts'],
  tools: Tools,
  signal: AbortSignal,
  at = new Date(),
): Promise<void> {
  if (isQuietHour(at)) return
  for (let told = 0; told < MOST_CARTS_PER_RUN && !signal.aborted; told += CARTS_AT_ONCE) {
    if ((await tools.db.transaction((tx) => remindSome(tx, tools, at))) < CARTS_AT_ONCE) return
  }
}

/** @returns the number of carts that were due. Those without room for their SMS are not due any more in the next turn */
async function remindSome(tx: Db, { secrets, sms }: Tools, at: Date): Promise<number> {
  let room = await roomForSms(tx, sms, at)
  const found = await takeDueCarts(tx, { at, hasRoom: room > 0 }, CARTS_AT_ONCE)
  if (found.length === 0) return 0
  // An account and a guest with the same address are one person.
  const due = [...new Map(found.map((cart) => [cart.person.toString('base64'), cart])).values()].filter(
    ({ phone }) => phone === null || room-- > 0,
  )
  const ids = due.map(({ id }) => id)
  const lines = Map.groupBy(await readCartPieces(tx, ids), ({ id }) => id)
  for (const cart of due) {
    const { id, cartId, changedAt, userName, language, phone } = cart
    if (phone) {
      await textCart(tx, secrets, { ...cart, phone }, at)
      continue
    }
    const email = defined(cart.email, 'email address of a reminder')
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
  if (ids.length > 0) await noteReminded(tx, ids, at)
  return found.length
}
