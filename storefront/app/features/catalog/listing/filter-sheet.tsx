import { useText } from '../../../messages/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import styles from './filter-sheet.module.css'
import Filters from './filters.tsx'
import { clearFilters, countFilters } from './listing-choices.ts'
import type { Found } from './load-found.ts'
import type { PriceLimits } from './price-bounds.ts'
import type { ListingControls } from './use-listing.ts'

export type FilterSheetProps = {
  controls: ListingControls
  found: Found
  asked: PriceLimits | undefined
  isOpen: boolean
  onClose: () => void
}

/** The filters as a bottom sheet. Each choice applies at once; the last button only closes the sheet. */
export default function FilterSheet({ controls, found, asked, isOpen, onClose }: FilterSheetProps) {
  const text = useText()
  const { state, isLoading, change } = controls
  return (
    <Panel
      side="bottom"
      title={text('listing.filters')}
      closeLabel={text('listing.filters-close')}
      isOpen={isOpen}
      onClose={onClose}
      foot={
        <div className={styles.foot}>
          <Button
            kind="outline"
            aria-disabled={countFilters(state) === 0 || undefined}
            onClick={() => countFilters(state) > 0 && change(clearFilters(state))}
          >
            {text('listing.clear-all')}
          </Button>
          <Button busy={isLoading} onClick={onClose}>
            {found.hasFailed
              ? text('listing.filters-close')
              : text('listing.show-products', { count: found.totalProducts })}
          </Button>
        </div>
      }
    >
      <div className={styles.body}>
        {found.facets && <Filters controls={controls} facets={found.facets} found={found} asked={asked} />}
      </div>
    </Panel>
  )
}
