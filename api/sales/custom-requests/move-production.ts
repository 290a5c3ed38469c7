import { eq } from 'drizzle-orm'
import { MAX_QUOTE_NOTE_LENGTH } from '#domain/custom-requests/custom-quote.ts'
import { stagesAfter, type ProductionStage } from '#domain/custom-requests/custom-requests.ts'
import type { Db } from '../../platform/db/client.ts'
import { productionSteps } from '../../platform/db/schema.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say } from '../../platform/language/sentence.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { Changer } from '../../platform/records/changer.ts'
import type { OrderShop } from '../orders/change-order.ts'
import { insertEvent } from '../orders/change-queries.ts'
import { refuseVariables } from '../../platform/canned-replies/refuse-variables.ts'
import { withLockedOrder } from '../orders/lock-order.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import { readBankAccount } from '../orders/order-queries.ts'
import { payAccount } from '../orders/present-order.ts'
import { orderNotFound } from '../orders/refusals.ts'
import { trackKey } from '../../platform/secrets/track-key.ts'
import { readMoneyOf } from '../payments/money-rows.ts'
import { countedOf } from '../payments/order-money.ts'
import { readArrival } from '../fulfilment/delivery-queries.ts'
import { collectingOf } from '../terms/collecting-of.ts'
import { notYours } from './refusals.ts'

/** The stages about which the buyer gets a mail. */
const written = new Set<ProductionStage>(['making', 'ready'])

/**
 * Moves the production of a custom order to a later stage, for the staff. The deposit must have arrived. The mail about
 * the last stage, `ready`, asks for the balance.
 *
 * @param orderId  ID of the row
 * @param note     note to the buyer; '' for none
 * @throws AppError conflict, with the reason in words; invalid_input, forbidden, not_found
 */
export async function moveProduction(
  { db, secrets }: OrderShop,
  orderId: string,
  { stage, note = '', by }: { stage: ProductionStage; note?: string; by: Changer },
): Promise<void> {
  if (by.actor !== 'staff') throw notYours('production')
  const said = note.trim()
  if (said.length > MAX_QUOTE_NOTE_LENGTH)
    throw new AppError('invalid_input', 'This is too long', { note: 'This is too long' })
  refuseVariables(said, 'note')
  await withLockedOrder(db, orderId, async (tx, order) => {
    if (order.deposit === null) throw orderNotFound()
    const paid = countedOf((await readMoneyOf(tx, [orderId]))(orderId))
    await refuseStage(tx, order, paid, stage)
    const at = new Date()
    await tx.insert(productionSteps).values({ orderId, stage, note: said, at })
    const event = { action: 'production', state: order.state, actor: by.actor, actorId: by.id, at } as const
    await insertEvent(tx, { ...event, orderId, detail: { stage } })
    if (written.has(stage)) await tellBuyer(tx, secrets, order, { stage, note: said, due: order.total - paid })
  })
}

async function refuseStage(tx: Db, order: StoredOrder, paid: number, stage: ProductionStage): Promise<void> {
  const { id, state, deposit } = order
  if (state === 'pending' || (state === 'confirm' && paid < deposit!)) {
    throw new AppError('conflict', 'The deposit has not arrived yet.')
  }
  if (state !== 'confirm') throw new AppError('conflict', 'This order is not under way any more.')
  const steps = await tx
    .select({ stage: productionSteps.stage })
    .from(productionSteps)
    .where(eq(productionSteps.orderId, id))
    .orderBy(productionSteps.id)
  const last = steps.at(-1)?.stage
  if (!stagesAfter(last).includes(stage))
    throw new AppError('conflict', say('custom-requests.further', { stage: [String(last)] }))
}

/** Mails the stage to the buyer. After the account was deleted there is no address, and nothing is sent. */
async function tellBuyer(
  tx: Db,
  secrets: OrderShop['secrets'],
  order: StoredOrder,
  { stage, note, due }: { stage: ProductionStage; note: string; due: number },
): Promise<void> {
  const { id, number, name, email, language } = order
  if (email === '') return
  const key = trackKey(secrets.orderKey, number)
  const bank = payAccount({ number }, await readBankAccount(tx))
  const arrival = await readArrival(tx, id)
  await queueMail(tx, secrets, {
    event: `custom-${stage}:${id}`,
    to: email,
    template: 'custom-production',
    language,
    data: { name, number, trackKey: key, stage, note, due: Math.max(0, due), bank, arrival, ...collectingOf(order) },
  })
}
