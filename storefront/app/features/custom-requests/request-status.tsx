import type { CustomRequestRow } from '#contract/custom-requests.ts'
import { useText } from '../../messages/text.ts'
import { StatePill } from '../orders/order/order-status.tsx'

const tones = {
  requested: 'pending',
  quoted: 'offer',
  'quote-over': 'cancelled',
  accepted: 'confirm',
  expired: 'cancelled',
  declined: 'cancelled',
  withdrawn: 'cancelled',
  refused: 'cancelled',
} as const

/** A request's state, in its color. */
export function RequestStatus({ request }: { request: Pick<CustomRequestRow, 'state' | 'quote' | 'order'> }) {
  const text = useText()
  const state = shownState(request)
  return <StatePill tone={tones[state]}>{text(`piece.state.${state}`)}</StatePill>
}

/** Returns the state that the shopper sees: that of the request, its offer or its order. */
export function shownState({ state, quote, order }: Pick<CustomRequestRow, 'state' | 'quote' | 'order'>) {
  if (state === 'quoted' && quote && !quote.isOpen) return 'quote-over'
  return order?.isExpired ? 'expired' : state
}
