import { useEffect, useRef, useState } from 'react'
import { href, Link } from 'react-router'
import type { Quote } from '#contract/checkout.ts'
import { needMessages } from '../../messages/load-messages.ts'
import { useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { sessionText } from '../accounts/session/call.ts'
import { Icon } from '../../ui/icon.tsx'
import { showToast } from '../../ui/toast.tsx'
import noteStyles from './bought-now.module.css'
import type { Bought } from './bought-now-slot.tsx'
import styles from './notes.module.css'

await needMessages('checkout-parts', 'cart')

export type BoughtNowProps = {
  bought: Bought
  quote: Pick<Quote, 'lines' | 'itemCount'>
  /** Asks for the figures again. */
  ask: () => Promise<unknown>
}

/**
 * Says after "Buy now" how many other pieces were in the cart already, which the order takes along. A button saves them
 * for later, except more of the same piece, which share its line.
 */
export default function BoughtNow({ bought, quote: { lines, itemCount }, ask }: BoughtNowProps) {
  const text = useText()
  const note = useRef<HTMLParagraphElement>(null)
  const { aside, isBusy, putAside } = usePutAside(bought, ask)
  const own = lines.find(({ variantId }) => variantId === bought.variantId)?.quantity ?? 0
  const others = lines.filter(({ variantId }) => variantId !== bought.variantId)
  const count = own === 0 ? 0 : itemCount - Math.min(own, bought.quantity ?? 1)
  const [asideBefore] = useState(aside)
  const hasButton = count > 0 && others.length > 0
  useEffect(() => {
    // The button has gone, and the focus with it.
    if (!hasButton && aside > asideBefore) note.current?.focus()
  }, [hasButton, aside, asideBefore])
  if (count <= 0 && aside === 0) return null
  return (
    <p ref={note} tabIndex={-1} className={`${styles.note} ${styles.warning}`}>
      <Icon name="info" size={20} />
      <span>
        {count > 0 && `${text('checkout.bought-now', { count })} `}
        {aside > 0 && `${text('checkout.kept-aside', { count: aside })} `}
        <Link to={href('/cart')}>{text('cart.view')}</Link>
        {hasButton && (
          <Button
            kind="quiet"
            size="small"
            className={noteStyles.only}
            busy={isBusy}
            onClick={() => void (isBusy || putAside(others))}
          >
            {text('checkout.only-this')}
          </Button>
        )}
      </span>
    </p>
  )
}

/** Saves lines for later, and asks for the figures without them. The page loaded again still says how many pieces those are. */
function usePutAside(bought: Bought, ask: () => Promise<unknown>) {
  const [aside, setAside] = useState(bought.aside ?? 0)
  const [isBusy, setIsBusy] = useState(false)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => void (isGone.current = true)
  }, [])

  const putAside = async (lines: Quote['lines']) => {
    setIsBusy(true)
    const count = await saveAll(lines)
    // Also where none was saved: the cart may have changed in another tab.
    if (count !== undefined) await ask()
    setIsBusy(false)
    // The history may be at another page by now.
    if (!count || isGone.current) return
    const sum = aside + count
    const state = { ...(history.state as object | null), usr: { ...bought, aside: sum } }
    history.replaceState(state, '')
    setAside(sum)
  }
  return { aside, isBusy, putAside }
}

/** Returns how many pieces it saved; undefined where it could not read the cart, which a toast says. */
async function saveAll(lines: Quote['lines']): Promise<number | undefined> {
  try {
    const { saveLines } = await import('./save-lines.ts')
    return await saveLines(lines)
  } catch (error) {
    console.warn('What saves pieces for later could not be loaded', error)
    showToast('error', sessionText('cart.not-changed'))
    return undefined
  }
}
