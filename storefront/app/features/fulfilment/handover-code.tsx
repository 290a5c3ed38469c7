import type { Order } from '#contract/orders/orders.ts'
import { isMade } from '#domain/custom-requests/custom-requests.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import styles from './handover-code.module.css'

type HandoverCodeProps = {
  order: Pick<Order, 'method' | 'email' | 'status' | 'custom' | 'recipient'>
  /** Null before the shop has confirmed a delivery, while a piece is made to measure, and for a shopper who opened the order by number and contact. */
  code: string | null
  /** Whether other pieces of the order come with another delivery. */
  isPart?: boolean
  /** Whether the driver has left with it: only then was its code sent for certain. */
  isOut?: boolean
}

/** The code that the shopper says at the handover, or when it comes, or where to find it. */
export function HandoverCode({
  order: { method, email, status, custom, recipient },
  code,
  isPart = false,
  isOut = false,
}: HandoverCodeProps) {
  const text = useText()
  const format = useFormat()
  const isPickup = method === 'pickup'
  const by = email === '' ? 'texted' : 'mailed'
  const isLater = status === 'pending' || !isMade(custom)
  const hint = recipient
    ? text(`deliveries.code-tell${isPart ? '-part' : ''}`, { name: recipient.name })
    : text(`deliveries.code-hint${isPart ? '-part' : ''}`)
  const sent = isPickup || isOut ? (`order.code-${by}` as const) : (`order.code-${by}-soon` as const)
  const later = isPickup ? (`order.collection-${by}-later` as const) : (`order.code-${by}-later` as const)
  return (
    <div className={styles.box}>
      <p>{text(isPickup ? 'order.collection-code' : 'deliveries.code')}</p>
      {code === null ? (
        <p className={styles.hint}>{text(isLater ? later : sent)}</p>
      ) : (
        <>
          <p className={styles.code}>{format.digits(code)}</p>
          <p className={styles.hint}>{isPickup ? text('order.collection-hint') : hint}</p>
        </>
      )}
    </div>
  )
}
