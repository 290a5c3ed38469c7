import type { ReturnRequest } from '#contract/fulfilment.ts'
import type { OrderItem } from '#contract/orders/orders.ts'
import { isReturnActionPossible, type ReturnState } from '#domain/fulfilment/after-sales.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import type { OrderAccess } from '../orders/orders-api.ts'
import { Steps } from '../orders/order/steps.tsx'
import styles from './after-sales.module.css'
import { PieceList } from './piece-list.tsx'
import { SentPhotos, ShopAnswer } from './entry-parts.tsx'
import { WithdrawReturn } from './withdraw-return.tsx'

type ReturnEntryProps = {
  request: ReturnRequest
  items: readonly OrderItem[]
  door: OrderAccess
  /** Whether the order was paid in cash. */
  isCash: boolean
}

/** A return: what was requested, its state and the next step. */
export function ReturnEntry({ request, items, door, isCash }: ReturnEntryProps) {
  const text = useText()
  const format = useFormat()
  const { state, pieces, reason, photos, answer, refund, exchangedFor, at, changedAt } = request
  const steps = returnSteps(state)
  return (
    <article className={styles.entry} aria-label={text('return.asked-on', { date: format.shortDate(at) })}>
      <div className={styles.name}>
        <PieceList pieces={pieces} items={items} />
      </div>
      <p className={styles.when}>
        {[
          text('return.asked-on', { date: format.shortDate(at) }),
          state !== 'requested' &&
            text('return.changed-on', { state: text(`return.state.${state}`), date: format.shortDate(changedAt) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {reason !== '' && <p className={styles.words}>{reason}</p>}
      <SentPhotos ids={photos} door={door} />
      <Steps
        label={text('return.progress')}
        steps={steps.map((step) => text(`return.state.${step}`))}
        present={steps.indexOf(state)}
        isOff={state === 'declined' || state === 'withdrawn'}
      />
      <p className={styles.next}>{text(`return.next.${state}`)}</p>
      {exchangedFor !== undefined && (
        <p className={styles.refund}>{text('return.exchanged', { number: exchangedFor })}</p>
      )}
      {refund !== null && (refund > 0 || exchangedFor === undefined) && (
        <p className={styles.refund}>
          {text(state === 'received' ? 'return.refund' : 'return.refund-after', { amount: format.money(refund) })}
          {/* Once the pieces are back, the card of the money says it until the refund is done. */}
          {isCash && state !== 'received' && ` ${text('return.cash')}`}
        </p>
      )}
      <ShopAnswer answer={answer} />
      {exchangedFor === undefined && isReturnActionPossible('withdraw', state) && (
        <WithdrawReturn returnId={request._id} door={door} />
      )}
    </article>
  )
}

const usualWay = ['requested', 'approved', 'collected', 'received'] as const

/** Returns the stages of a return, including the current one; a declined or withdrawn return ends there. */
function returnSteps(state: ReturnState): readonly ReturnState[] {
  return state === 'declined' || state === 'withdrawn' ? ['requested', state] : usualWay
}
