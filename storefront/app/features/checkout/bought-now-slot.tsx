import { useLocation } from 'react-router'
import type { AddLineBody } from '#contract/cart.ts'
import type { Quote } from '#contract/checkout.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useHydrated } from '../../ui/hydration.ts'
import styles from './bought-now-slot.module.css'

/** What "Buy now" leaves in the history, and how many other pieces the cart had then. */
export type Bought = AddLineBody & { others?: number }

const BoughtNow = lazyPart(() => import('./bought-now.tsx'), {
  Loading: ({ bought }) => <Room isOpen={hasOthers(bought)} />,
})

const showIfOthers = `try{if(history.state.usr.others>0)boughtNow.hidden=false}catch{}`

/** The note of the other pieces in the order, with its room from the start: also that of a page loaded again. */
export function BoughtNowSlot({ quote }: { quote: Quote | undefined }) {
  const bought = useLocation().state as Bought | null
  const isHydrated = useHydrated()
  if (!isHydrated) {
    return (
      <>
        <Room isOpen={false} />
        <script dangerouslySetInnerHTML={{ __html: showIfOthers }} />
      </>
    )
  }
  if (!bought?.variantId) return null
  return quote ? <BoughtNow bought={bought} quote={quote} /> : <Room isOpen={hasOthers(bought)} />
}

function hasOthers({ others = 0 }: Bought): boolean {
  return others > 0
}

function Room({ isOpen }: { isOpen: boolean }) {
  return <div id="boughtNow" className={styles.room} hidden={!isOpen} suppressHydrationWarning />
}
