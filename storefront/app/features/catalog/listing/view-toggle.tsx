import { Link } from 'react-router'
import { useText, type TextKey } from '../../../messages/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { grid, rows } from './listing-icons.ts'
import { type View, views } from './listing-url.ts'
import type { ListingControls } from './use-listing.ts'
import styles from './view-toggle.module.css'

const viewTexts = { grid: 'listing.view-grid', list: 'listing.view-list' } as const satisfies Record<View, TextKey>

/** Switches the same products between grid and list, without loading or scrolling. */
export function ViewToggle({ controls: { state, addressOf } }: { controls: ListingControls }) {
  const text = useText()
  return (
    <fieldset aria-label={text('listing.view')} className={styles.toggle}>
      {views.map((view) => (
        <Link
          key={view}
          to={addressOf({ ...state, view })}
          aria-label={text(viewTexts[view])}
          aria-current={view === state.view ? 'true' : undefined}
          preventScrollReset
          replace
        >
          <Icon name={view === 'grid' ? grid : rows} size={20} />
        </Link>
      ))}
    </fieldset>
  )
}
