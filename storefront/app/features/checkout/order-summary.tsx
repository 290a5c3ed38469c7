import { href } from 'react-router'
import type { ReactNode } from 'react'
import { isWallet, type PaymentMethod } from '#domain/payments/payment-methods.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { Checkbox, LinkedWords } from '../../ui/checkbox.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useLeftToPay } from '../credit/credit-choice.ts'
import { FiguresLoading } from './figures-loading.tsx'
import { partMissing, RetryNote } from './retry-note.tsx'
import type { Choices } from './checkout-draft.ts'
import styles from './order-summary.module.css'
import type { QuoteState } from './use-quote.ts'

const OrderFigures = lazyPart(() => import('./order-figures.tsx'), {
  Loading: FiguresLoading,
  Missing: partMissing('checkout.your-order'),
})

type OrderSummaryProps = {
  state: QuoteState
  choices: Choices
  onCoupon: (code: string) => void
  /** How the shopper pays, once it is known. */
  payment: PaymentMethod | undefined
  /** Problem with the agreement to the terms. */
  error: string | undefined
  isPlacing: boolean
  /** The result of the last attempt. */
  children: ReactNode
}

/** The order with its total, and the button that places it. */
export function OrderSummary(props: OrderSummaryProps) {
  const { state, choices, onCoupon, error, isPlacing, children } = props
  const text = useText()
  const format = useFormat()
  const { quote, isFetching } = state
  const left = useLeftToPay(quote?.totals.total ?? 0)
  // Nothing is left to be paid by it.
  const payment = left > 0 ? props.payment : undefined
  return (
    <section className={styles.summary} aria-labelledby="your-order">
      <h2 id="your-order" className={styles.title}>
        {text('checkout.your-order')}
      </h2>
      {quote ? (
        <OrderFigures state={state} quote={quote} choices={choices} onCoupon={onCoupon} />
      ) : (
        !state.hasFailed && <FiguresLoading />
      )}
      <Failed state={state} />
      <fieldset className={styles.placing} disabled={isPlacing}>
        <Checkbox name="agreed" required error={error}>
          <LinkedWords to={[href('/terms-of-service'), href('/return-policy')]}>{text('checkout.agree')}</LinkedWords>
        </Checkbox>
      </fieldset>
      <SubmitButton
        kind="buy"
        size="large"
        busy={isPlacing || (quote !== undefined && isFetching)}
        busyWord={text(isPlacing ? 'checkout.placing' : 'checkout.calculating')}
        aria-disabled={!quote || state.hasFailed || undefined}
      >
        {quote
          ? text(payment && isWallet(payment) ? 'checkout.place-and-pay' : 'checkout.place', {
              amount: format.money(left),
            })
          : text('checkout.place-unknown')}
      </SubmitButton>
      {/* Below the button, which stays where it is. */}
      {children}
      {payment && (
        <p className={styles.promise}>
          {text('checkout.paid-with', {
            payment: text(
              payment === 'cod' && choices.method === 'pickup' ? 'checkout.cod-pickup' : `checkout.${payment}`,
            ),
          })}
        </p>
      )}
      <p className={styles.promise}>{text('checkout.promise')}</p>
    </section>
  )
}

function Failed({ state: { hasFailed, isFetching, ask } }: { state: QuoteState }) {
  const text = useText()
  if (!hasFailed) return null
  const message = text(navigator.onLine ? 'checkout.no-figures' : 'checkout.no-figures-offline')
  return <RetryNote message={message} isTrying={isFetching} onRetry={() => void ask()} />
}
