import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useIsBefore } from '../orders/order/use-is-before.ts'
import { Button } from '../../ui/button.tsx'
import type { LoadPart } from '../../ui/lazy-part.tsx'
import { useLazyPanel } from '../../ui/use-lazy-panel.ts'
import { Card } from '../accounts/my-account/card.tsx'
import styles from './after-sales.module.css'

type Opened = { isOpen: boolean; onClose: () => void; onSent: () => void }

type AfterSalesCardProps<Asked> = {
  id: string
  title: string
  /** What was sent, oldest first. */
  sent: readonly { id: string; entry: ReactNode }[]
  /** Name of the list. */
  sentLabel: string
  /** Instant until which another can be sent, and a sentence that says so; null if none can be. */
  until: string | null
  untilText: (until: string) => string
  /** Whether something is left to send, apart from the time. */
  isPossible: boolean
  /** Says why nothing can be sent at the moment. */
  whyNot?: string | undefined
  /** Label of the button. */
  ask: string
  loadDialog: LoadPart<Asked & Opened>
  asked: Asked
}

/** What was sent about an order, newest first, with a button for another while that is possible. */
export function AfterSalesCard<Asked>(props: AfterSalesCardProps<Asked>) {
  const { id, title, sent, sentLabel, until, untilText, whyNot, ask, loadDialog, asked } = props
  const dialog = useLazyPanel(loadDialog)
  const isPossible = useIsBefore(until) && props.isPossible
  const { box, noteSent } = useSentFocus(!isPossible)

  if (sent.length === 0 && !isPossible && !dialog.isOpen) return null
  return (
    <Card id={id} title={title}>
      <div ref={box} tabIndex={-1} className={styles.box}>
        {sent.length > 0 && (
          <ul className={styles.entries} aria-label={sentLabel}>
            {sent.toReversed().map((one) => (
              <li key={one.id}>{one.entry}</li>
            ))}
          </ul>
        )}
        {!isPossible && whyNot !== undefined && <p>{whyNot}</p>}
        {isPossible && until !== null && (
          <div className={styles.ask}>
            <p>{untilText(until)}</p>
            <Button kind="outline" {...dialog.opener}>
              {ask}
            </Button>
          </div>
        )}
      </div>
      {dialog.Panel && <dialog.Panel {...asked} isOpen={dialog.isOpen} onClose={dialog.close} onSent={noteSent} />}
    </Card>
  )
}

/**
 * Returns the focus to the button that opened the form. If that button is gone, the element with the `box` ref takes
 * it.
 */
function useSentFocus(isOpenerGone: boolean) {
  const box = useRef<HTMLDivElement>(null)
  const [wasSent, setWasSent] = useState(false)
  useEffect(() => {
    if (wasSent && isOpenerGone) box.current?.focus()
  }, [wasSent, isOpenerGone])
  return { box, noteSent: () => setWasSent(true) }
}
