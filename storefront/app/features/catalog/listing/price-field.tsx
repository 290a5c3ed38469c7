import { useEffect, useEffectEvent, useId, useState } from 'react'
import type { Rupees } from '#domain/money.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { readPrice } from './listing-url.ts'
import type { PriceLimits } from './price-bounds.ts'
import styles from './price-filter.module.css'

/** How long typing must rest before the price counts, so that the number of products follows. */
const REST_MS = 700

type PriceFieldProps = {
  name: 'minPrice' | 'maxPrice'
  /** The limits, or those that the slider is being moved to. */
  shown: PriceLimits
  limits: PriceLimits
  /** The price shown when there is no limit. */
  usual: Rupees
  onChoose: (limits: PriceLimits) => void
}

/** A price limit to type; it applies on blur, on Enter, and when typing rests. What is no price stays, with a note. */
export function PriceField({ name, shown, limits, usual, onChoose }: PriceFieldProps) {
  const text = useText()
  const format = useFormat()
  const noteId = useId()
  const [draft, setDraft] = useState<string>()

  const price = shown[name]
  const typed = draft === undefined ? price : readPrice(draft)
  const next = { ...limits, [name]: typed }
  const isOrdered = (next.minPrice ?? 0) <= (next.maxPrice ?? Infinity)
  const apply = () => {
    // What was typed counts: it ends an older limit that contradicts it.
    if (typed !== price) onChoose(isOrdered ? next : { minPrice: null, maxPrice: null, [name]: typed })
  }
  // Zeros and blanks mean no limit.
  const isWrong = draft !== undefined && typed === null && /[^\s0०]/.test(draft)
  const finish = () => {
    if (isWrong) return
    setDraft(undefined)
    apply()
  }
  const applyAtRest = useEffectEvent(() => {
    // What may not be whole yet does not end the other limit.
    if (!isWrong && isOrdered) apply()
  })
  useEffect(() => {
    if (draft === undefined) return undefined
    const timer = setTimeout(() => applyAtRest(), REST_MS)
    return () => clearTimeout(timer)
  }, [draft])
  return (
    <div>
      <label className={styles.field}>
        <span className={styles.fieldName}>
          {text(name === 'minPrice' ? 'listing.price-from' : 'listing.price-to')}
        </span>
        <span className={styles.box}>
          <span className={styles.unit} aria-hidden="true">
            {text('listing.price-unit')}
          </span>
          <input
            type="text"
            inputMode="numeric"
            autoComplete="off"
            name={name}
            value={draft ?? (price === null ? '' : format.number(price))}
            placeholder={format.number(usual)}
            maxLength={14}
            pattern="[\s\d०-९,]*"
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? noteId : undefined}
            onChange={(event) => setDraft(event.currentTarget.value)}
            onBlur={finish}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              finish()
            }}
          />
        </span>
      </label>
      {isWrong && (
        <p id={noteId} role="alert" className={styles.wrong}>
          {text('listing.price-wrong', { example: format.number(usual) })}
        </p>
      )}
    </div>
  )
}
