import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Fragment of a product's address that opens "Will it get in?". */
export const PASSAGES_HASH = '#will-it-get-in'

/** Opens the check for a visitor whom a link led to it. A reload does not open it again. */
export function useOpenedByLink(isTarget: boolean, open: () => void): void {
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  const isLinked = isTarget && hash === PASSAGES_HASH
  const arrive = useEffectEvent(() => {
    void navigate({ search, hash: 'description' }, { replace: true, preventScrollReset: true })
    open()
  })
  useEffect(() => {
    if (isLinked) arrive()
  }, [isLinked])
}
