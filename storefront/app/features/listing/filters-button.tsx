import { lazy, Suspense, useState } from 'react'
import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import type { FilterSheetProps } from './filter-sheet.tsx'
import styles from './filters-button.module.css'
import { countFilters } from './listing-choices.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useWasOpen } from '../../ui/use-was-open.ts'

const loadSheet = () => import('./filter-sheet.tsx')
const FilterSheet = lazy(loadSheet)

/** Where the sidebar stands in the page: without scripts the button leads there. */
export const FILTERS_ID = 'filters'

/** Opens the filters where the sidebar has no room. */
export function FiltersButton(sheet: Omit<FilterSheetProps, 'isOpen' | 'onClose'>) {
  const text = useText()
  const isHydrated = useHydrated()
  const [isOpen, setIsOpen] = useState(false)
  const wasOpen = useWasOpen(isOpen)

  const chosen = countFilters(sheet.controls.state)
  const face = (
    <>
      <Icon name="filter" size={20} />
      {chosen > 0 ? text('listing.filters-chosen', { count: chosen }) : text('listing.filters')}
    </>
  )
  if (!isHydrated) {
    return (
      <a href={`#${FILTERS_ID}`} className={styles.button}>
        {face}
      </a>
    )
  }
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void loadSheet()}
        onFocus={() => void loadSheet()}
        onClick={() => setIsOpen(true)}
      >
        {face}
      </button>
      {wasOpen && (
        <Suspense>
          <FilterSheet {...sheet} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
