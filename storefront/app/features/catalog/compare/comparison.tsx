import { useEffect, useState } from 'react'
import { href } from 'react-router'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { useShownDeliveries } from '../../delivery-zones/promise/use-shown-deliveries.ts'
import { pieceOf } from '../card/shown-product.ts'
import { comparedId, MAX_COMPARED } from './compared.ts'
import styles from './comparison.module.css'
import { comparisonRows } from './comparison-rows.ts'
import { ComparisonTable } from './comparison-table.tsx'
import type { ComparedProduct } from './load-comparison.ts'
import { rememberSeen } from './seen-compared.ts'
import { useCompared } from './use-compared.ts'

/** The table with its switch. */
export function Comparison({ products }: { products: readonly ComparedProduct[] }) {
  const text = useText()
  const format = useFormat()
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const deliveries = useShownDeliveries(products.map((product) => pieceOf(product, product.offer)))
  const rows = comparisonRows(products, deliveries, text, format)
  useEffect(() => rememberSeen(products.map(({ _id }) => _id)), [products])
  const kept = useCompared().map(comparedId)
  // An added product joins those stored in the browser, so nothing can be added to a shared comparison.
  const isOurs = products.every(({ _id }) => kept.includes(_id))
  const canDiffer = products.length > 1
  const shown = canDiffer && onlyDifferences ? rows.filter(({ differs }) => differs) : rows
  return (
    <>
      {canDiffer && (
        <div className={styles.tools}>
          <label className={`${styles.switch} needs-script`}>
            <input
              type="checkbox"
              // The native checkbox exposes its state; ARIA in HTML forbids `aria-checked` here.
              // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
              role="switch"
              autoComplete="off"
              checked={onlyDifferences}
              onChange={(event) => setOnlyDifferences(event.target.checked)}
            />
            {text('comparison.only-differences')}
          </label>
          <p className={styles.legend}>{text('comparison.legend')}</p>
        </div>
      )}
      <ComparisonTable products={products} rows={shown} onlyDifferences={canDiffer && onlyDifferences} />
      {shown.length === 0 && <p className={styles.same}>{text('comparison.no-differences')}</p>}
      {isOurs && products.length < MAX_COMPARED && (
        <LinkButton to={href('/productListing')} kind="outline">
          {text('comparison.add')}
        </LinkButton>
      )}
    </>
  )
}
