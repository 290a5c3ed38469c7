import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { tabElementId } from '../catalog/product/panels/product-tabs.tsx'

/** State of a link to a product's reviews. */
export type ReviewsArrival = {
  /** Opens the form. */
  isWriting: boolean
}

/**
 * Scrolls to the reviews for a visitor whom a link led to them, and opens the form if that is what the link promised.
 *
 * @param mayWrite  undefined until known
 */
export function useArrival(mayWrite: boolean | undefined, openForm: () => void): void {
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()
  const isWriting = (state as ReviewsArrival | null)?.isWriting === true
  const write = useEffectEvent(openForm)
  const forget = useEffectEvent(() =>
    navigate({ pathname, search, hash }, { replace: true, state: null, preventScrollReset: true }),
  )

  // A choice of the tab on this page replaces its entry.
  const isArrival = useNavigationType() === 'PUSH' || isWriting
  const scroll = useEffectEvent(() => {
    if (isArrival && hash === '#reviews') document.getElementById(tabElementId('reviews'))?.scrollIntoView()
  })

  useEffect(() => scroll(), [])
  useEffect(() => {
    if (!isWriting || mayWrite === undefined) return
    // Coming back must not open the form again.
    void forget()
    if (mayWrite) write()
  }, [isWriting, mayWrite])
}
