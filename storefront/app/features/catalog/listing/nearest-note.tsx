import { href, Link } from 'react-router'
import type { Understood } from '#contract/catalog/search.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { conditionLabel } from '../search/condition-label.ts'
import { choose } from './listing-choices.ts'
import type { ListingState } from './listing-url.ts'
import type { SearchPage } from './load-search.ts'
import { missingMeasure } from './missing-measure.ts'
import styles from './nearest-note.module.css'
import { quoteAddress } from './quote-address.ts'
import { searchAddress } from './search-url.ts'
import { useMissingPrice } from './use-missing-price.ts'

/** Says that nothing fulfils the whole search, and what the list has instead. */
export default function NearestNote({ found, state }: { found: SearchPage; state: ListingState }) {
  const text = useText()
  const format = useFormat()
  const missing = useMissingPrice(found)
  const { nearest, understood, products } = found
  if (!nearest) return null
  const given = understood.filter(({ kind }) => nearest.without.includes(kind))
  const conditions = given.map((condition) => conditionLabel(condition, text, format)).join(', ')
  const [first] = products
  const nothing = missing?.nothing ?? missingMeasure(nearest, understood, text, format)
  return (
    <div className={styles.note}>
      <Icon name="info" size={20} />
      <p>
        <strong>{nothing ?? text('search.none-all')}</strong>{' '}
        {nothing ? text('search.closest') : text('search.closest-without', { conditions })}{' '}
        {text('search.made-to-size')}
      </p>
      <div className={styles.ways}>
        {nearest.upTo && (
          <Link to={upToAddress(understood, nearest.upTo.price, state)} className={styles.way}>
            {text('search.up-to', { price: format.money(nearest.upTo.price) })}
            <span className={styles.count}>{format.number(nearest.upTo.totalProducts)}</span>
          </Link>
        )}
        {first && (
          <Link to={quoteAddress(first)} className={styles.way}>
            {text('search.quote')}
          </Link>
        )}
      </div>
    </div>
  )
}

/** The search with a higher price, which stands in its filter. */
function upToAddress(understood: readonly Understood[], maxPrice: number, state: ListingState): string {
  const without = understood.find(({ kind }) => kind === 'price')?.without ?? ''
  const chosen = choose(state, { minPrice: null, maxPrice })
  return without === '' ? `${href('/productListing')}?maxPrice=${maxPrice}` : searchAddress(without, chosen)
}
