import { useEffect, useRef } from 'react'
import { href } from 'react-router'
import type { Order } from '#contract/orders/orders.ts'
import type { Attempt } from '#contract/payments.ts'
import type { ShopSettings } from '#contract/settings.ts'
import type { Formats } from '#domain/language/formats.ts'
import { useFormat } from '../../format.ts'
import { type Text, useText } from '../../messages/text.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { type IconName, Icon } from '../../ui/icon.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useOrder } from '../orders/list/use-orders.ts'
import { ArrivalFacts } from '../orders/order/arrival-facts.tsx'
import { Fact, Facts } from '../orders/order/facts.tsx'
import { OrderHelp } from '../orders/order/order-help.tsx'
import type { OrderAccess } from '../orders/orders-api.ts'
import styles from './attempt-view.module.css'
import { knownOrderPath } from './known-order-path.ts'
import { isPaidOtherwise, PaidOtherwise, PaysInCash } from './paid-otherwise.tsx'
import { PayAgain } from './pay-again.tsx'
import { clock } from './payment.tsx'
import type { useAttempt } from './use-attempt.ts'
import { WalletMark } from './wallet-mark.tsx'

const PaidOrder = lazyPart(() => import('./paid-order.tsx'))

const back = 'M9.500 5L4.500 10l5 5M4.500 10h10a5 5 0 0 1 0 10H9'
const marks: Record<ShownStand, IconName> = {
  looking: clock,
  away: clock,
  waiting: clock,
  paid: 'check',
  settled: 'check',
  back,
  refunded: back,
  failed: 'close',
}

type AttemptViewProps = {
  attempt: Attempt
  state: Pick<ReturnType<typeof useAttempt>, 'isLong' | 'isOld' | 'isUnanswered' | 'isAsking' | 'ask'>
  /** What opens the order; undefined where this browser does not know. */
  door: OrderAccess | undefined
  userId: string | undefined
  settings: ShopSettings
  /** The order of a paid or failed try, once it is loaded. */
  order?: Order | undefined
}

export function AttemptView({ attempt, state, door, userId, settings, order }: AttemptViewProps) {
  const text = useText()
  const format = useFormat()
  const settled = order && isPaidOtherwise(attempt, order) ? order : undefined
  const stand = settled ? 'settled' : standOf(attempt, state.isLong)
  const { heading, watched } = useFocusWhenLost()
  const { orderId, wallet, amount, canPayAgain } = attempt
  const walletName = text(`order.payment.${wallet}`)
  const hasChoices = stand !== 'looking' || state.isOld
  const isOpen = attempt.state === 'pending'
  const isDone = stand === 'paid' || stand === 'settled'
  return (
    <article className={styles.attempt} {...watched}>
      <span className={`${styles.mark} ${styles[settled ? 'paid' : stand]}`}>
        <Icon name={marks[stand]} size={36} />
      </span>
      <div role="status" className={styles.said}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {stand === 'settled' ? text('pay.is-paid') : titleText(text, attempt, stand)}
        </h1>
        {stand !== 'settled' && <p>{sayText(text, format, attempt, stand)}</p>}
        {stand === 'failed' && attempt.ending !== 'wrong-amount' && <p>{text('pay.call-first')}</p>}
        {settled && <PaidOtherwise attempt={attempt} order={settled} />}
        {stand === 'failed' && order && <PaysInCash order={order} />}
        {state.isUnanswered && (
          <p className={styles.trouble}>{text(navigator.onLine ? 'pay.shop-away' : 'pay.offline-now')}</p>
        )}
      </div>
      <div className={styles.box}>
        {stand === 'failed' && canPayAgain && <PayAgain failedId={attempt.attemptId} door={door} userId={userId} />}
        <Facts>
          {!settled && (
            <>
              <Fact name={text('pay.amount')}>{format.money(amount)}</Fact>
              <Fact name={text('order.payment')}>
                <span className={styles.wallet}>
                  {walletName}
                  <WalletMark wallet={wallet} />
                </span>
              </Fact>
            </>
          )}
          <Fact name={text('order.id')}>{orderId}</Fact>
          {order && isDone && <ArrivalFacts order={order} />}
        </Facts>
        <div className={styles.actions}>
          {isOpen && hasChoices && (
            <Button busy={state.isAsking} onClick={state.ask}>
              {text('pay.ask-now')}
            </Button>
          )}
          <ToOrder stand={stand} door={door} userId={userId} />
          {isDone && (
            <LinkButton kind="outline" to={href('/')}>
              {text('pay.to-shop')}
            </LinkButton>
          )}
        </div>
      </div>
      {/* An order that was loaded before the money came would ask for it. */}
      {isDone && door && order && order.money.paid > 0 && (
        <PaidOrder order={order} door={door} userId={userId} settings={settings} />
      )}
      {hasChoices && !isDone && (
        <div className={styles.below}>
          <OrderHelp orderId={orderId} settings={settings} />
        </div>
      )}
    </article>
  )
}

/** Links to the order if this browser can open it, otherwise to the search by number. */
function ToOrder({ stand, door, userId }: Pick<AttemptViewProps, 'door' | 'userId'> & { stand: ShownStand }) {
  const text = useText()
  const kind = stand === 'paid' || stand === 'settled' ? 'plain' : 'outline'
  if (!door) {
    return (
      <LinkButton kind={kind} to={href('/track-order')}>
        {text('track.title')}
      </LinkButton>
    )
  }
  return <ToKnownOrder kind={kind} door={door} userId={userId} />
}

function ToKnownOrder({
  kind,
  door,
  userId,
}: {
  kind: 'plain' | 'outline'
  door: OrderAccess
  userId: string | undefined
}) {
  const text = useText()
  const { data: order } = useOrder(door, userId)
  return (
    <LinkButton kind={kind} to={knownOrderPath(door, { userId, order })}>
      {text('pay.to-order')}
    </LinkButton>
  )
}

function titleText(text: Text, { wallet: provider, ending }: Attempt, stand: AttemptStand): string {
  const wallet = text(`order.payment.${provider}`)
  if (stand === 'away' || stand === 'waiting') return text(`pay.is-${stand}`, { wallet })
  if (stand !== 'failed') return text(`pay.is-${stand}`)
  if (ending === 'expired' || ending === 'refused') return text(`pay.failed-${ending}`, { wallet })
  return text(ending === null ? 'pay.failed' : `pay.failed-${ending}`)
}

function sayText(
  text: Text,
  format: Formats,
  { wallet, purpose, amount, ending }: Attempt,
  stand: AttemptStand,
): string {
  const given = { wallet: text(`order.payment.${wallet}`), amount: format.money(amount) }
  if (ending === 'wrong-amount') return text('pay.say-wrong-amount', given)
  return stand === 'paid' ? text(`pay.paid-${purpose}`, given) : text(`pay.say-${stand}`, given)
}

/** When the focused button disappears, the focus moves to the heading. */
function useFocusWhenLost() {
  const heading = useRef<HTMLHeadingElement>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  })
  const watched = {
    onFocus: () => void (hadFocus.current = true),
    onBlur: () => void (hadFocus.current = false),
  }
  return { heading, watched }
}

/** States of an attempt as shoppers see it; all but the first three are final. */
export type AttemptStand = 'looking' | 'away' | 'waiting' | 'paid' | 'back' | 'refunded' | 'failed'

/** The same; `settled` once the order of a failed try was paid otherwise. */
type ShownStand = AttemptStand | 'settled'

/** @param isLong  whether the check has been running for a while */
export function standOf({ state, isRefundDue, isWalletAway }: Attempt, isLong: boolean): AttemptStand {
  if (state === 'refunded') return 'refunded'
  if (state === 'failed') return 'failed'
  if (state === 'paid') return isRefundDue ? 'back' : 'paid'
  if (isWalletAway) return 'away'
  return isLong ? 'waiting' : 'looking'
}
