import { useRef, useState } from 'react'
import type { OrderRow } from '#contract/orders/orders.ts'
import type { ReorderReply } from '#contract/orders/reorder.ts'
import { choiceName } from '#domain/catalog/variant-name.ts'
import { overStates } from '#domain/orders/order-states.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { refusalOf } from '../../accounts/refusal.ts'
import { useSession } from '../../accounts/session/session.ts'
import { readDistrict } from '../../delivery-zones/district/district.ts'
import { ordersApi, type OrderAccess } from '../orders-api.ts'
import { keepBuyer } from './keep-buyer.ts'
import styles from './reorder.module.css'
import { showChangedCart } from './show-cart.ts'

/** Puts what was ordered into the cart once more, and its buyer's entries into the checkout; opens the cart and says what it added. */
export function Reorder({ order, door }: { order: Pick<OrderRow, 'orderId' | 'status'>; door: OrderAccess }) {
  const text = useText()
  const format = useFormat()
  const { user } = useSession()
  const isAsking = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [reply, setReply] = useState<Pick<ReorderReply, 'added' | 'missed'>>()
  /** The recipient whom the checkout does not take over. */
  const [leftOut, setLeftOut] = useState<string>()
  /** The district by which the shop goes since then. */
  const [movedTo, setMovedTo] = useState<string>()

  const reorder = async () => {
    if (isAsking.current) return
    isAsking.current = true
    setIsBusy(true)
    setReply(undefined)
    const answer = await ordersApi.reorder(door)
    isAsking.current = false
    setIsBusy(false)
    if (!answer.success) {
      showToast('error', refusalOf(text, answer, text('order.not-again')).message)
      return
    }
    setReply(answer)
    if (answer.added === 0) return
    const before = readDistrict()
    const isKept = answer.buyer === null || keepBuyer(user?._id ?? '', answer.buyer)
    setLeftOut(isKept ? undefined : answer.buyer?.recipient?.name)
    const now = readDistrict()
    setMovedTo(now === before ? undefined : now)
    // It shows what the whole cart holds now. A toast would lie over its buttons.
    await showChangedCart()
  }
  return (
    <div className={styles.again}>
      <Button kind="outline" busy={isBusy} onClick={() => void reorder()}>
        {text('order.again')}
      </Button>
      <div role="status" className={styles.said}>
        {reply && reply.added > 0 && <p>{text('order.again-added', { count: reply.added })}</p>}
        {reply && reply.added > 0 && !overStates.has(order.status) && (
          <p>{text('order.again-stands', { orderId: order.orderId })}</p>
        )}
        {reply && reply.added > 0 && movedTo !== undefined && (
          <p>{text('order.again-district', { district: format.place(movedTo) })}</p>
        )}
        {reply && reply.added > 0 && leftOut !== undefined && <p>{text('order.again-recipient', { name: leftOut })}</p>}
        {reply && <Missed reply={reply} />}
      </div>
    </div>
  )
}

function Missed({ reply: { added, missed } }: { reply: Pick<ReorderReply, 'added' | 'missed'> }) {
  const text = useText()
  const format = useFormat()
  if (missed.length === 0 && added > 0) return null
  return (
    <div className={styles.missed}>
      <p>{text(added === 0 ? 'order.again-none' : 'order.again-missed')}</p>
      <ul>
        {missed.map(({ wanted, kept, ...piece }) => {
          const name = [piece.name, format.choice(choiceName(piece))].filter((part) => part !== '').join(', ')
          return (
            <li key={name}>
              {kept === 0 ? text('order.again-gone', { name }) : text('order.again-less', { name, wanted, kept })}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
