import type { CustomRequestRow } from '#contract/custom-requests.ts'

/** Returns the state that the shopper sees: that of the request, its offer or its order. */
export function shownState({ state, quote, order }: Pick<CustomRequestRow, 'state' | 'quote' | 'order'>) {
  if (state === 'quoted' && quote && !quote.isOpen) return 'quote-over'
  return order?.isExpired ? 'expired' : state
}
