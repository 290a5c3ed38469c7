import { useState } from 'react'
import type { Rupees } from '#domain/money.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { readPrice } from './listing-url.ts'
import styles from './price-filter.module.css'

type PriceFieldProps = {
  name: 'minPrice' | 'maxPrice'
  price: Rupees | null
  /** The price shown when there is no limit. */
  usual: Rupees
  onChoose: (price: Rupees | null) => void
}

/** A price limit to type; it applies on blur or Enter. */
export function PriceField({ name, price, usual, onChoose }: PriceFieldProps) {
  const text = useText()
  const format = useFormat()
  const [draft, setDraft] = useState<string>()

  const finish = () => {
    if (draft === undefined) return
    setDraft(undefined)
    const typed = readPrice(draft)
    if (typed !== price) onChoose(typed)
  }
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
