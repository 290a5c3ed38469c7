import { Link } from 'react-router'
import { useText, type TextKey } from '../../../messages/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { type View, views } from './listing-url.ts'
import type { ListingControls } from './use-listing.ts'
import styles from './view-toggle.module.css'

const grid = 'M4.500 4.500h6v6h-6zM13.500 4.500h6v6h-6zM4.500 13.500h6v6h-6zM13.500 13.500h6v6h-6z'
const rows = 'M9 6h11M9 12h11M9 18h11M4.500 6h.1M4.500 12h.1M4.500 18h.1'

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
