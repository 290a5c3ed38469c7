import { href, Link } from 'react-router'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { conditionLabel } from '../search/condition-label.ts'
import { choose } from './listing-choices.ts'
import type { ListingState } from './listing-url.ts'
import type { SearchPage } from './load-search.ts'
import { searchAddress } from './search-url.ts'
import styles from './understood-chips.module.css'

type UnderstoodChipsProps = {
  found: Pick<SearchPage, 'query' | 'understood' | 'exactTotal'>
  state: ListingState
}

/** The conditions that a search was read as. Each is a link to the search without it. */
export default function UnderstoodChips({ found, state }: UnderstoodChipsProps) {
  const { query, understood, exactTotal } = found
  const text = useText()
  const format = useFormat()
  if (understood.length === 0) return null
  const first = choose(state, {})
  return (
    <nav aria-label={text('search.understood')} className={styles.understood}>
      <p className={styles.title}>{text('search.understood')}</p>
      <ul>
        {understood.map((condition) => {
          const label = conditionLabel(condition, text, format)
          const { without } = condition
          return (
            <li key={label}>
              <Link
                to={without === '' ? href('/productListing') : searchAddress(without, first)}
                className={styles.chip}
                aria-label={text('listing.remove', { filter: label })}
              >
                {label}
                <Icon name="close" size={16} />
              </Link>
            </li>
          )
        })}
      </ul>
      <Link to={searchAddress(query, first, true)} className={styles.exact}>
        {exactTotal === null ? text('search.exact') : text('search.exact-count', { count: exactTotal })}
      </Link>
    </nav>
  )
}
