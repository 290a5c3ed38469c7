import { useText } from '../../../messages/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { FilterSheetProps } from './filter-sheet.tsx'
import styles from './filters-button.module.css'
import { countFilters } from './listing-choices.ts'
import { useLazyPanel } from '../../../ui/use-lazy-panel.ts'
import { useHydrated } from '../../../ui/hydration.ts'

const sliders = 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4'

const loadSheet = () => import('./filter-sheet.tsx')

/** Id of the sidebar; without scripts the button links there. */
export const FILTERS_ID = 'filters'

/** Opens the filters where the sidebar has no room. */
export function FiltersButton(sheet: Omit<FilterSheetProps, 'isOpen' | 'onClose'>) {
  const text = useText()
  const isHydrated = useHydrated()
  const { Panel: FilterSheet, isOpen, close, opener } = useLazyPanel(loadSheet)

  const chosen = countFilters(sheet.controls.state)
  const face = (
    <>
      <Icon name={sliders} size={20} />
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
      <button type="button" className={styles.button} aria-expanded={isOpen} {...opener}>
        {face}
      </button>
      {FilterSheet && <FilterSheet {...sheet} isOpen={isOpen} onClose={close} />}
    </>
  )
}
