import type { CustomRequestRow } from '#contract/custom-requests.ts'
import { useText } from '../../messages/text.ts'
import styles from './request-status.module.css'

const looks = {
  requested: styles.waiting,
  quoted: styles.offer,
  'quote-over': styles.over,
  accepted: styles.ordered,
  expired: styles.over,
  declined: styles.over,
  withdrawn: styles.over,
  refused: styles.over,
}

/** A request's state, in its color. */
export function RequestStatus({ request }: { request: Pick<CustomRequestRow, 'state' | 'quote' | 'order'> }) {
  const text = useText()
  const state = shownState(request)
  return <span className={`${styles.status} ${looks[state]}`}>{text(`piece.state.${state}`)}</span>
}

/** Returns the state that the shopper sees: that of the request, its offer or its order. */
export function shownState({ state, quote, order }: Pick<CustomRequestRow, 'state' | 'quote' | 'order'>) {
  if (state === 'quoted' && quote && !quote.isOpen) return 'quote-over'
  return order?.isExpired ? 'expired' : state
}
