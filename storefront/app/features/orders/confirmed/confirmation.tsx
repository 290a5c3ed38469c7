import { useLayoutEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import type { Order } from '#contract/orders/orders.ts'
import type { ShopSettings } from '#contract/settings.ts'
import { overStates } from '#domain/orders/order-states.ts'
import { isWallet } from '#domain/payments/payment-methods.ts'
import { useFormat } from '../../../format.ts'
import { type Text, useText } from '../../../messages/text.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { MoneyBack } from '../order/cancel-order.tsx'
import { NewsBySms } from '../order/news-by-sms.tsx'
import { VerifyOrder } from '../track/verify-order.tsx'
import { waitsForCode } from '../track/waits-for-code.ts'
import { trackPath } from '../track/track-path.ts'
import { PaymentDue } from '../../payments/payment-due.tsx'
import styles from './confirmation.module.css'
import { NextSteps } from './next-steps.tsx'
import { Ordered } from './ordered.tsx'

type ConfirmationProps = { order: Order; orderKey: string; shop: ShopSettings }

/**
 * Thanks for an order, or says that it waits for its code or its payment, and lists the next steps. Opened later, it says
 * how the order ended.
 */
export function Confirmation({ order, orderKey, shop }: ConfirmationProps) {
  const text = useText()
  const { orderId, name, email, phone, status, userId, codeBySms } = order
  const format = useFormat()
  const [firstName = name] = name.split(' ')
  const stand = standOf(order)
  const isOver = overStates.has(status)
  // Its key keeps its state when another way to pay moves it.
  const due = <PaymentDue key="due" order={order} door={{ orderId, key: orderKey }} />
  const isTransfer = order.payment === 'bank' && order.bank !== null
  // What to transfer, and to whom, is all that is left to do: it stands right below the thanks.
  const isDueFirst = isTransfer && status === 'pending' && stand === 'placed'
  const isDueAfterNext = order.payment === 'cod' || (isTransfer && !isDueFirst)
  const isLeftOpen = status === 'pending' && !isTransfer && order.money.pending !== null
  const article = useFirstFocus(stand)
  const path = userId === null ? trackPath({ orderId, key: orderKey }) : href('/my-orders/:orderId', { orderId })
  const wayOn = (
    <>
      {!isOver && <NewsBySms order={order} door={{ orderId, key: orderKey }} />}
      <MoneyBack order={order} />
      <div className={`${styles.actions} not-printed`}>
        {userId === null ? (
          // The button beside the code comes first.
          <LinkButton kind={stand === 'uncoded' ? 'outline' : undefined} to={path}>
            {text('confirmed.track')}
          </LinkButton>
        ) : (
          <LinkButton to={href('/my-orders')}>{text('my-orders.title')}</LinkButton>
        )}
        <LinkButton kind="outline" to={href('/productListing')}>
          {text('confirmed.continue')}
        </LinkButton>
        <Button kind="quiet" onClick={() => print()}>
          {text('confirmed.print')}
        </Button>
      </div>
    </>
  )
  return (
    <article ref={article} className={styles.confirmation}>
      <VerifyOrder
        order={order}
        door={{ orderId, key: orderKey }}
        shopPhone={shop.phone}
        pageTitle={text('confirmed.uncoded', { name: firstName })}
      />
      {isLeftOpen && due}
      <div className={styles.thanks}>
        {stand !== 'uncoded' && (
          <>
            {!isDueFirst && <Mark />}
            <h1>{titleText(text, order, firstName)}</h1>
          </>
        )}
        <p className={styles.words}>
          {text('confirmed.placed-before')} <strong className={styles.number}>{orderId}</strong>{' '}
          {text(`confirmed.${stand}-after`)}
          {!isOver && <br />}
          {!isOver &&
            (email === '' || codeBySms === 'sent'
              ? text('confirmed.texted', { phone: format.phone(phone) })
              : text('confirmed.mailed', { email }))}
        </p>
        {!isDueFirst && wayOn}
      </div>
      {isDueFirst && due}
      {isDueFirst && <div className={styles.thanks}>{wayOn}</div>}
      {!isDueFirst && !isDueAfterNext && !isLeftOpen && due}
      {!isOver && <NextSteps order={order} shop={shop} path={path} />}
      {isDueAfterNext && !isLeftOpen && due}
      <Ordered order={order} />
    </article>
  )
}

/** Leaves no broken frame where the network was lost meanwhile. */
function Mark() {
  const [isLost, setIsLost] = useState(false)
  if (isLost) return null
  return (
    <img className={styles.mark} src="/logo-mark.svg" width={84} height={84} alt="" onError={() => setIsLost(true)} />
  )
}

function standOf(order: Order) {
  const { status, events } = order
  if (events.some(({ action }) => action === 'expire')) return 'expired'
  if (status === 'cancelled' || status === 'delivered' || status === 'returned') return status
  if (waitsForCode(order)) return 'uncoded'
  return isUnpaid(order) ? 'unpaid' : 'placed'
}

function titleText(text: Text, order: Order, name: string): string {
  const { status, orderId } = order
  if (status === 'cancelled') return text('order.cancelled')
  if (status === 'returned') return text('order.title', { orderId })
  return text(isUnpaid(order) ? 'confirmed.unpaid' : 'confirmed.thanks', { name })
}

/** An order by wallet that is cancelled unless it is paid in time. */
function isUnpaid({ status, payment, money }: Order): boolean {
  return status === 'pending' && isWallet(payment) && money.paid === 0 && money.due > 0
}

/**
 * Returns the ref of an article. When the pressed button is gone, the focus goes to the first box of the code, else to the
 * first title: that of a payment left open, or of the order.
 */
function useFirstFocus(stand: string) {
  const article = useRef<HTMLElement>(null)
  const focused = useRef<string>(undefined)
  // Together with what is shown: a screen reader then never reads on from the top of the page.
  useLayoutEffect(() => {
    if (focused.current === stand) return
    focused.current = stand
    const box = article.current?.querySelector<HTMLElement>('[name="code"]')
    const first = box ?? article.current?.querySelector<HTMLElement>('h1, h2')
    if (!first || document.activeElement !== document.body) return
    if (!box) first.tabIndex = -1
    first.focus()
  }, [stand])
  return article
}
