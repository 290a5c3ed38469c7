import { useEffect } from 'react'
import type { Quote } from '#contract/checkout.ts'
import { needMessages } from '../../messages/load-messages.ts'
import { CartNotices } from '../cart/page/cart-notices.tsx'
import { useCart } from '../cart/cart-store.ts'
import { followCart } from '../cart/follow-cart.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { CouponField } from './coupon-field.tsx'
import { OrderedTodayPart } from './ordered-today-part.tsx'
import { LeftOut } from './left-out.tsx'
import type { Choices } from './checkout-draft.ts'
import { isForOther } from './form-fields.tsx'
import styles from './order-figures.module.css'
import { SummaryLines } from './summary-lines.tsx'
import { SummaryTotals } from './summary-totals.tsx'
import type { QuoteState } from './use-quote.ts'

const CreditPart = lazyPart(() => import('../credit/credit-part.tsx'), {
  Loading: () => <div className={styles.creditLoading} />,
})

await needMessages('checkout-parts')

type OrderFiguresProps = {
  state: QuoteState
  quote: Quote
  choices: Choices
  onCoupon: (code: string) => void
}

/** Lines and totals. While new ones load, the old ones stay, marked as outdated. */
export default function OrderFigures({
  state: { isCurrent, isFetching },
  quote,
  choices,
  onCoupon,
}: OrderFiguresProps) {
  // What a login meanwhile has added to the cart, or could not put into it.
  const { cart } = useCart()
  useEffect(followCart, [])
  return (
    <>
      {cart && <CartNotices cart={cart} hasLink />}
      <div className={isCurrent ? styles.figures : `${styles.figures} ${styles.old}`} aria-busy={!isCurrent}>
        <LeftOut leftOut={quote.leftOut} />
        <SummaryLines lines={quote.lines} isForOther={isForOther(choices)} />
        <div className={styles.rule}>
          <SummaryTotals quote={quote} />
        </div>
      </div>
      <OrderedTodayPart choices={choices} />
      <CouponField
        given={choices.coupon}
        coupon={isCurrent ? quote.coupon : null}
        isAsking={isFetching}
        onApply={onCoupon}
      />
      <CreditPart total={quote.totals.total} />
    </>
  )
}
