import { useEffect, useEffectEvent, useState } from 'react'
import type { Rupees } from '#domain/money.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { readPrice } from './listing-url.ts'
import styles from './price-filter.module.css'

/** How long typing must rest before the price counts, so that the number of products follows. */
const REST_MS = 700

type PriceFieldProps = {
  name: 'minPrice' | 'maxPrice'
  price: Rupees | null
  /** The price shown when there is no limit. */
  usual: Rupees
  onChoose: (price: Rupees | null) => void
  /** Whether a price that may not be whole yet leaves the other limit in its place. */
  isInOrder: (price: Rupees | null) => boolean
}

/** A price limit to type; it applies on blur, on Enter, and when typing rests. */
export function PriceField({ name, price, usual, onChoose, isInOrder }: PriceFieldProps) {
  const text = useText()
  const format = useFormat()
  const [draft, setDraft] = useState<string>()

  const typed = draft === undefined ? price : readPrice(draft)
  const finish = () => {
    setDraft(undefined)
    if (typed !== price) onChoose(typed)
  }
  const applyAtRest = useEffectEvent(() => {
    if (typed !== price && isInOrder(typed)) onChoose(typed)
  })
  useEffect(() => {
    if (draft === undefined) return undefined
    const timer = setTimeout(() => applyAtRest(), REST_MS)
    return () => clearTimeout(timer)
  }, [draft])
  return (
    <label className={styles.field}>
      <span className={styles.fieldName}>{text(name === 'minPrice' ? 'listing.price-from' : 'listing.price-to')}</span>
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
  )
}
