import { useState } from 'react'
import { href, useNavigate } from 'react-router'
import type { Order } from '#contract/orders/orders.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { useIsOnline } from '../../../ui/use-is-online.ts'
import { refusalOf } from '../../accounts/refusal.ts'
import { RefusalNote } from '../../accounts/refusal-note.tsx'
import { askAfterFailure, noteOrder } from '../list/use-orders.ts'
import { bringDraftBack } from '../../checkout/checkout-draft.ts'
import { keepBuyer } from '../order/keep-buyer.ts'
import { refreshCart } from '../order/show-cart.ts'
import { ordersApi, type OrderAccess } from '../orders-api.ts'
import styles from './verify-order.module.css'

type WrongNumberProps = {
  order: Order
  door: OrderAccess
  /** Replaces the words about a mistyped number, where something else is to be corrected. */
  words?: { intro: string; submit: string; next: string; reason: string }
}

/**
 * Leads a guest who mistyped the phone number back to the checkout, where everything is filled in. It cancels the order
 * first, which frees its items. The next order counts as a new one (decision 108).
 */
export function WrongNumber({ order: { orderId, phone }, door, words }: WrongNumberProps) {
  const text = useText()
  const format = useFormat()
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)
  /** Stays until the network is back, or until the next press. */
  const [problem, setProblem] = useState<{ message: string; isOffline?: boolean }>()
  const isOnline = useIsOnline()

  const press = async () => {
    if (!navigator.onLine) return setProblem({ message: text('verify-order.wrong-offline'), isOffline: true })
    setProblem(undefined)
    setIsBusy(true)
    const cancelled = await ordersApi.cancel(door, { reason: words?.reason ?? text('verify-order.wrong-reason') })
    if (!cancelled.success) {
      setIsBusy(false)
      askAfterFailure(orderId, cancelled)
      const message = cancelled.code === undefined ? text('account.no-answer') : undefined
      return setProblem({ message: message ?? refusalOf(text, cancelled, text('order.not-cancelled')).message })
    }
    await orderAgain()
    // Last, since this part goes with the code that it waits for.
    noteOrder(cancelled.data)
  }

  /** Without its pieces the page stays, and shows the cancelled order with the ways on. */
  const orderAgain = async () => {
    const again = await ordersApi.reorder(door)
    if (!again.success) return showToast('error', refusalOf(text, again, text('order.not-again')).message)
    bringDraftBack(orderId)
    if (again.buyer) keepBuyer('', again.buyer)
    if (again.added === 0) return showToast('error', text('order.again-none'))
    await refreshCart()
    showToast('info', words?.next ?? text('verify-order.wrong-next'))
    await navigate(href('/checkout'))
  }

  return (
    <div className={styles.sms}>
      <p>{words?.intro ?? text('verify-order.wrong', { phone: format.phone(phone) })}</p>
      <Button kind="outline" aria-disabled={isBusy || undefined} onClick={() => !isBusy && void press()}>
        {isBusy ? text('verify-order.wrong-busy') : (words?.submit ?? text('verify-order.wrong-submit'))}
      </Button>
      {problem && !(problem.isOffline && isOnline) && (
        <div ref={bringIntoView} className={styles.problem}>
          <RefusalNote isAlert>{problem.message}</RefusalNote>
        </div>
      )}
    </div>
  )
}

/** Where the card ends below the window, a new note would show half. */
function bringIntoView(note: HTMLElement | null): void {
  note?.scrollIntoView({ block: 'nearest' })
}
