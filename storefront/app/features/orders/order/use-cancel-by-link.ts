import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Fragment of the address of an order that asks whether to cancel it. */
export const CANCEL_HASH = '#cancel-order'
/** Id of the place where an order can be cancelled. */
export const ACTIONS_ID = 'order-actions'

/**
 * Asks a shopper whom a link led here to cancel the order. Neither a reload nor Back asks again.
 *
 * @param canCancel  while false, nothing happens
 */
export function useCancelByLink(canCancel: boolean, ask: () => void): void {
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  const isLinked = canCancel && hash === CANCEL_HASH
  const arrive = useEffectEvent(() => {
    // Without any fragment the page would load its data again.
    void navigate({ search, hash: ACTIONS_ID }, { replace: true, preventScrollReset: true })
    ask()
  })
  useEffect(() => {
    if (isLinked) arrive()
  }, [isLinked])
}
