import { useState } from 'react'
import type { NewsBody, Order, OrderReply } from '#contract/orders/orders.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { Button } from '../../../ui/button.tsx'
import { useIsOnline } from '../../../ui/use-is-online.ts'
import { refusalOf } from '../../accounts/refusal.ts'
import { RefusalNote } from '../../accounts/refusal-note.tsx'
import { askAfterFailure, noteOrder } from '../list/use-orders.ts'
import { ask } from '../../accounts/session/ask.ts'
import { pathOf, type OrderAccess } from '../orders-api.ts'
import styles from './news-by-sms.module.css'

type NewsBySmsProps = { order: Order; door: OrderAccess }

/** Offers a guest whose mails do not come to get the news of the order by SMS, and says so once it does. */
export function NewsBySms({ order, door }: NewsBySmsProps) {
  const { orderId, email, phone, newsBySms } = order
  const text = useText()
  const format = useFormat()
  /** The address that got the news when the button was pressed. */
  const [from, setFrom] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  /** Stays until the network is back, or until the next press. */
  const [problem, setProblem] = useState<{ message: string; isOffline?: boolean }>()
  const isOnline = useIsOnline()

  const press = async () => {
    if (!navigator.onLine) return setProblem({ message: text('order.news-offline'), isOffline: true })
    setProblem(undefined)
    setFrom(email)
    setIsBusy(true)
    const body: NewsBody = { by: 'sms' }
    const answer = await ask<OrderReply>({ method: 'POST', path: pathOf(door, '/news'), body })
    setIsBusy(false)
    if (answer.success) return noteOrder(answer.data)
    // Without an answer, the news may go by SMS already.
    askAfterFailure(orderId, answer)
    const message = answer.code === undefined ? text('order.no-answer') : undefined
    setProblem({ message: message ?? refusalOf(text, answer, text('order.news-failed')).message })
  }

  // The button is gone, and the focus with it, also where its answer was lost.
  if (from !== '' && email === '') {
    return (
      <p ref={focus} tabIndex={-1}>
        {text('order.news-moved', { phone: format.phone(phone), email: from })}
      </p>
    )
  }
  if (!newsBySms && !problem) return null
  return (
    <>
      {newsBySms && (
        <p className={`${styles.news} not-printed`}>
          {text('order.news-wrong')}{' '}
          <Button kind="quiet" size="small" aria-disabled={isBusy} onClick={() => !isBusy && void press()}>
            {text(isBusy ? 'order.news-busy' : 'order.news-by-sms')}
          </Button>
        </p>
      )}
      {problem && !(problem.isOffline && isOnline) && <RefusalNote isAlert>{problem.message}</RefusalNote>}
    </>
  )
}

function focus(paragraph: HTMLElement | null): void {
  paragraph?.focus()
}
