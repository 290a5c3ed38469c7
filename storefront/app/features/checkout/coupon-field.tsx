import { type KeyboardEvent, useRef } from 'react'
import type { Quote } from '#contract/checkout.ts'
import { MAX_COUPON_LENGTH } from '#domain/checkout/checkout.ts'
import type { Formats } from '#domain/language/formats.ts'
import { useFormat } from '../../format.ts'
import { type Text, useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import styles from './coupon-field.module.css'

type CouponFieldProps = {
  /** The entered code, as typed; '' for none. */
  given: string
  /** The shop's verdict on the code; null until known, and without a code. */
  coupon: Quote['coupon']
  isAsking: boolean
  onApply: (code: string) => void
}

/** A coupon code. A refused code says why and does not block the order. */
export function CouponField({ given, coupon, isAsking, onApply }: CouponFieldProps) {
  const text = useText()
  const format = useFormat()
  const input = useRef<HTMLInputElement>(null)
  /** The focused element disappears once the shop has answered. */
  const takesFocus = useRef(false)
  const focusOnce = (next: HTMLElement | null) => {
    if (next && takesFocus.current) next.focus()
    if (next) takesFocus.current = false
  }
  const apply = () => {
    takesFocus.current = true
    onApply(input.current!.value.trim())
  }
  const remove = () => {
    takesFocus.current = true
    onApply('')
  }
  const applyByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter would place the order.
    event.preventDefault()
    apply()
  }
  if (given !== '' && coupon !== null && coupon.refusal === null) {
    return (
      <div className={styles.applied}>
        <p role="status">{text('checkout.coupon-applied', { code: coupon.code })}</p>
        <Button ref={focusOnce} kind="quiet" size="small" onClick={remove}>
          {text('checkout.coupon-remove')}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.coupon}>
      <TextField
        ref={(field) => {
          input.current = field
          focusOnce(field)
        }}
        name="coupon"
        label={text('checkout.coupon')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MAX_COUPON_LENGTH}
        defaultValue={given}
        error={refusalText(text, format, coupon, given)}
        onKeyDown={applyByEnter}
      />
      <Button kind="outline" className={styles.apply} busy={isAsking && given !== ''} onClick={apply}>
        {text('checkout.coupon-apply')}
      </Button>
    </div>
  )
}

/** @param given  the code as typed, which the shopper knows again */
function refusalText(text: Text, format: Formats, coupon: Quote['coupon'], given: string): string | undefined {
  if (coupon === null || coupon.refusal === null) return undefined
  const { refusal, minimum } = coupon
  const code = given === '' ? coupon.code : given
  return refusal === 'below-minimum'
    ? text('checkout.coupon-below-minimum', { code, amount: format.money(minimum) })
    : text(`checkout.coupon-${refusal}`, { code })
}
