import { Link } from 'react-router'
import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { activeFilters } from './active-filters.ts'
import styles from './filter-chips.module.css'
import { clearFilters } from './listing-choices.ts'
import type { ListingControls } from './use-listing.ts'

type FilterChipsProps = { controls: ListingControls; categoryNames: Record<string, string> }

/** What is chosen, each to be taken away. */
export function FilterChips({ controls: { state, addressOf }, categoryNames }: FilterChipsProps) {
  const text = useText()
  const filters = activeFilters(state, categoryNames, text)
  if (filters.length === 0) return null
  return (
    <fieldset aria-label={text('listing.chosen')} className={styles.chips}>
      <ul>
        {filters.map(({ key, label, without }) => (
          <li key={key}>
            <Link
              to={addressOf(without)}
              className={styles.chip}
              aria-label={text('listing.remove', { filter: label })}
              preventScrollReset
            >
              {label}
              <Icon name="close" size={16} />
            </Link>
          </li>
        ))}
      </ul>
      <Link to={addressOf(clearFilters(state))} className={styles.clear} preventScrollReset>
        {text('listing.clear-all')}
      </Link>
    </fieldset>
  )
}
