import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * Asks something of a shopper whom a link led here. Neither a reload nor Back asks again.
 *
 * @param hash     fragment of the link
 * @param landing  id of the place where the same can be pressed
 * @param canAsk   while false, nothing happens
 */
export function useAskByLink(
  { hash: asking, landing }: { hash: string; landing: string },
  canAsk: boolean,
  ask: () => void,
): void {
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  const isLinked = canAsk && hash === asking
  const arrive = useEffectEvent(() => {
    // Without any fragment the page would load its data again.
    void navigate({ search, hash: landing }, { replace: true, preventScrollReset: true })
    ask()
  })
  useEffect(() => {
    if (isLinked) arrive()
  }, [isLinked])
}
