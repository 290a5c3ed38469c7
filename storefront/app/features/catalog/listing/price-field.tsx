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

/**
 * A price limit to type; it applies on blur, on Enter, and when typing rests. What is no price stays, with a note, and so
 * does a price that contradicts the other limit, until the two agree.
 */
export function PriceField({ name, shown, limits, usual, onChoose }: PriceFieldProps) {
  const text = useText()
  const format = useFormat()
  const noteId = useId()
  const [draft, setDraft] = useState<string>()
  const [isTyping, setTyping] = useState(false)

  const price = shown[name]
  const typed = draft === undefined ? price : readPrice(draft)
  const next = { ...limits, [name]: typed }
  const isOrdered = (next.minPrice ?? 0) <= (next.maxPrice ?? Infinity)
  const apply = () => {
    if (!isTyping) setDraft(undefined)
    if (typed !== price) onChoose(next)
  }
  // Zeros and blanks mean no limit.
  const isWrong = draft !== undefined && typed === null && /[^\s0०]/.test(draft)
  const finish = () => {
    setTyping(false)
    if (isWrong || !isOrdered) return
    setDraft(undefined)
    apply()
  }
  const applyAtRest = useEffectEvent(() => {
    if (!isWrong) apply()
  })
  useEffect(() => {
    if (draft === undefined || !isOrdered) return undefined
    const timer = setTimeout(() => applyAtRest(), REST_MS)
    return () => clearTimeout(timer)
  }, [draft, isOrdered])
  // What may not be whole yet contradicts nothing.
  const isReversed = !isOrdered && draft !== undefined && !isTyping
  const hasNote = isWrong || isReversed
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
            aria-invalid={hasNote || undefined}
            aria-describedby={hasNote ? noteId : undefined}
            onChange={(event) => {
              setTyping(true)
              setDraft(event.currentTarget.value)
            }}
            onBlur={finish}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              finish()
            }}
          />
        </span>
      </label>
      {hasNote && (
        <p id={noteId} role="alert" className={styles.wrong}>
          {isWrong ? text('listing.price-wrong', { example: format.number(usual) }) : text('listing.price-reversed')}
        </p>
      )}
    </div>
  )
}
