import { href, useNavigate } from 'react-router'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import affix from '../../../ui/affix.module.css'
import { Icon } from '../../../ui/icon.tsx'
import { compareSearch } from './compare-search.ts'
import { type Compared, readCompared, writeCompared } from './compared.ts'
import type { ComparedProduct } from './load-comparison.ts'
import styles from './size-select.module.css'

type SizeSelectProps = { product: ComparedProduct; products: readonly ComparedProduct[] }

/** Chooses the size in which a product is compared. The address names it, and the browser keeps it. */
export function SizeSelect({ product, products }: SizeSelectProps) {
  const text = useText()
  const format = useFormat()
  const navigate = useNavigate()
  const { compared, offer, sizes } = product
  const choose = (wanted: string) => {
    const entry = sizes.find(({ size }) => size === wanted)?.compared
    if (entry === undefined) return
    const replaced = (one: Compared) => (one === compared ? entry : one)
    writeCompared(readCompared().map(replaced))
    const search = compareSearch(products.map((one) => replaced(one.compared)))
    void navigate(href('/compare') + search, { replace: true, preventScrollReset: true })
  }
  return (
    <div className={`needs-script ${affix.affixed} ${styles.size}`}>
      <select
        className={styles.select}
        aria-label={text('comparison.size-of', { product: product.name })}
        value={offer.size ?? ''}
        onChange={({ target }) => choose(target.value)}
      >
        {sizes.map(({ size, isSoldOut }) => (
          <option key={size} value={size}>
            {isSoldOut ? text('comparison.size-sold-out', { size: format.digits(size) }) : format.digits(size)}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} />
    </div>
  )
}
