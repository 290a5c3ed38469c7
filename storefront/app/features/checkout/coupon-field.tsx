import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Quote } from '#contract/checkout.ts'
import { MAX_COUPON_LENGTH } from '#domain/checkout/checkout.ts'
import type { Formats } from '#domain/language/formats.ts'
import { useFormat } from '../../format.ts'
import { type Text, useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { comeIntoView } from './come-into-view.ts'
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
  const appliedId = useId()
  /** The entered code, once the field has another one. */
  const [past, setPast] = useState<string>()
  /** The focused element disappears once the shop has answered; what takes its place has the focus. */
  const awaited = useRef<'button' | 'field'>(undefined)
  const focusOn = (arrived: 'button' | 'field', element: HTMLElement | null) => {
    if (element === null || awaited.current !== arrived) return
    awaited.current = undefined
    if (document.activeElement === document.body) element.focus()
  }
  const refused = given === past ? undefined : refusalText(text, format, coupon, given)
  useEffect(() => {
    if (refused === undefined || awaited.current !== 'button') return
    awaited.current = undefined
    comeIntoView(document.getElementById(input.current!.getAttribute('aria-describedby')!))
  }, [refused])
  const apply = () => {
    awaited.current = 'button'
    setPast(undefined)
    onApply(input.current!.value.trim())
  }
  const remove = () => {
    awaited.current = 'field'
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
      <div key="applied" className={styles.applied}>
        <p id={appliedId} role="status">
          {text('checkout.coupon-applied', { code: coupon.code })}
        </p>
        <Button
          ref={(button) => focusOn('button', button)}
          kind="quiet"
          size="small"
          aria-describedby={appliedId}
          onClick={remove}
        >
          {text('checkout.coupon-remove')}
        </Button>
      </div>
    )
  }
  return (
    <div key="field" className={styles.coupon}>
      <TextField
        ref={(field) => {
          input.current = field
          focusOn('field', field)
        }}
        name="coupon"
        label={text('checkout.coupon')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MAX_COUPON_LENGTH}
        defaultValue={given}
        error={refused}
        onChange={() => setPast(given)}
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
