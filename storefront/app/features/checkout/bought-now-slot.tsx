import { useLocation } from 'react-router'
import type { AddLineBody } from '#contract/cart.ts'
import { useHydrated } from '../../ui/hydration.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import styles from './bought-now-slot.module.css'
import type { QuoteState } from './use-quote.ts'

/**
 * What "Buy now" leaves in the history. `others`: how many more pieces the cart had then. `aside`: how many of them were
 * saved for later since.
 */
export type Bought = AddLineBody & { others?: number; aside?: number }

const BoughtNow = lazyPart(() => import('./bought-now.tsx'), { Loading: () => <Room /> })

const showIfOthers = `try{boughtNow.hidden=!(history.state.usr.others>0)}catch{}`

/** The note of the other pieces in the order, with its room from the start, also that of a page loaded again. */
export function BoughtNowSlot({ quote, ask }: Pick<QuoteState, 'quote' | 'ask'>) {
  const bought = useLocation().state as Bought | null
  if (!useHydrated()) {
    return (
      <>
        <Room isHidden />
        <script dangerouslySetInnerHTML={{ __html: showIfOthers }} />
      </>
    )
  }
  if (!bought?.others || bought.others < 0) return null
  return quote ? <BoughtNow bought={bought} quote={quote} ask={ask} /> : <Room />
}

function Room({ isHidden }: { isHidden?: boolean }) {
  return <div id="boughtNow" className={styles.room} hidden={isHidden} suppressHydrationWarning />
}
