import { REFUND_WITHIN_MS } from '#domain/payments/payments.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Db } from '../../../platform/db/client.ts'
import { colorIn, localized, nameIn } from '../../../platform/language/localized.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import type { EditedOrder } from '../../../platform/mail/templates/template-data.ts'
import { trackKey } from '../../../platform/secrets/track-key.ts'
import { refundWay } from '../../credit/refund-way.ts'
import { readMoneyOf } from '../../payments/money-rows.ts'
import { storeIn } from '../../terms/pickup-store.ts'
import type { OrderShop } from '../change-order.ts'
import type { StoredOrder } from '../order-record.ts'
import { addressLine } from '../present-order.ts'
import { smsBuyer } from '../sms-buyer.ts'
import type { EditedGoods } from './edit-queries.ts'
import type { FiguredEdit } from './figure-edit.ts'
import type { ResolvedLine } from './edit-lines.ts'
import { isReplacedNow } from './is-invoiced.ts'

/**
 * Mails the buyer what changed, what is still to be paid and what goes back; without an email address an SMS names the new
 * total.
 *
 * @param cause  of the edit, for which one message is sent
 * @returns whether the message names what goes back: an SMS is too short for it
 */
export async function tellOfEdit(
  tx: Db,
  secrets: OrderShop['secrets'],
  order: StoredOrder,
  {
    edit,
    before,
    reason,
    cause,
    now,
  }: { edit: FiguredEdit; before: EditedGoods; reason: string; cause: string; now: Date },
): Promise<boolean> {
  const { id, number, email, language, name, total, method, payment } = order
  const { due, refund, change } = edit
  // The mails of an order are found by its id (readMailsAbout).
  const event = `order-edited:${id}:${cause}`
  if (email === '') {
    await smsBuyer(tx, secrets, order, { event, template: 'order-edited', data: { total } })
    return false
  }
  const money = (await readMoneyOf(tx, [id]))(id)
  const data: EditedOrder = {
    name,
    number,
    trackKey: trackKey(secrets.orderKey, number),
    pieces: namedPieces(before, edit, language),
    before: change.total.from,
    total,
    due,
    payment,
    method,
    ...(edit.moved && whereTo(edit.moved, order, language)),
    isInvoiced: edit.isOnPaper && (await isReplacedNow(tx, id, now)),
    reason,
    ...(refund > 0 && {
      refund: {
        amount: refund,
        method: await refundWay(tx, order, money, refund),
        dueBy: new Date(now.getTime() + REFUND_WITHIN_MS).toISOString(),
      },
    }),
  }
  await queueMail(tx, secrets, { event, to: email, template: 'order-edited', language, data })
  return true
}

/** Returns where the order is delivered or collected now. */
function whereTo(
  { details }: NonNullable<FiguredEdit['moved']>,
  order: StoredOrder,
  language: Language,
): Pick<EditedOrder, 'address' | 'collect'> {
  if (order.method !== 'pickup') return { address: addressLine(details, order, language) }
  return { collect: { store: order.store && storeIn(order.store, language) } }
}

/** Returns the changed pieces by their names in a language, in the order of the history's entry. */
function namedPieces({ lines }: EditedGoods, { resolved }: FiguredEdit, language: Language): EditedOrder['pieces'] {
  const kept = lines.map((line) => {
    const to = resolved.find(({ from }) => from === line.position)?.sold.quantity ?? 0
    return { title: titleOf(line, language), from: line.quantity, to }
  })
  const added = resolved.flatMap(({ from, sold }) => {
    return from === null ? [{ title: titleOf(sold, language), from: 0, to: sold.quantity }] : []
  })
  return [...kept.filter(({ from, to }) => from !== to), ...added]
}

function titleOf(sold: ResolvedLine['sold'], language: Language): string {
  const { color, size, type } = sold
  return nameIn(language, localized(sold, 'name', language), { color: colorIn(color, language), size, type })
}
