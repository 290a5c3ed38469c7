import type { CustomRequestRow } from '#contract/custom-requests.ts'

/** A request as its shopper sees it: its state, or what has become of the offer or the order. */
export function shownState({ state, quote, order }: Pick<CustomRequestRow, 'state' | 'quote' | 'order'>) {
  if (state === 'quoted' && quote && !quote.isOpen) return 'quote-over'
  return order?.isExpired ? 'expired' : state
}
