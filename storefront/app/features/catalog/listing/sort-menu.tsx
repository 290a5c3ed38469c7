import { sortValues, type SortValue } from '#domain/catalog/listing-filters.ts'
import { useText, type TextKey } from '../../../messages/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Button } from '../../../ui/button.tsx'
import { choose } from './listing-choices.ts'
import styles from './sort-menu.module.css'
import type { ListingControls } from './use-listing.ts'

const sortTexts = {
  '-sales': 'listing.sort-sales',
  relevance: 'listing.sort-relevance',
  name: 'listing.sort-name',
  '-name': 'listing.sort-name-down',
  price: 'listing.sort-price',
  '-price': 'listing.sort-price-down',
} as const satisfies Record<SortValue, TextKey>

/** The closed menu has little room. */
const shortTexts = {
  '-sales': 'listing.sort-short.sales',
  relevance: 'listing.sort-short.relevance',
  name: 'listing.sort-short.name',
  '-name': 'listing.sort-short.name-down',
  price: 'listing.sort-short.price',
  '-price': 'listing.sort-short.price-down',
} as const satisfies Record<SortValue, TextKey>

type SortMenuProps = {
  controls: ListingControls
  formId: string
  /** What relevance means for these products, if not the usual. */
  relevance: string | undefined
}

export function SortMenu({ controls: { state, change }, formId, relevance }: SortMenuProps) {
  const text = useText()
  const own = (value: SortValue) => (value === 'relevance' ? relevance : undefined)
  return (
    <div className={styles.sort}>
      <label className={styles.box}>
        <span className={styles.name}>{text('listing.sort')}</span>
        <span className={styles.chosen} aria-hidden="true">
          {own(state.sort) ?? text(shortTexts[state.sort])}
        </span>
        <select
          name="sort"
          form={formId}
          value={state.sort}
          autoComplete="off"
          onChange={({ currentTarget }) => {
            const sort = sortValues.find((value) => value === currentTarget.value)
            if (sort) change(choose(state, { sort }))
          }}
        >
          {sortValues.map((value) => (
            <option key={value} value={value}>
              {own(value) ?? text(sortTexts[value])}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={16} />
      </label>
      <ApplyButton formId={formId} />
    </div>
  )
}

/** Submits the choices where no script applies each one. */
export function ApplyButton({ formId }: { formId: string }) {
  const text = useText()
  return (
    <noscript>
      <Button type="submit" form={formId} size="small">
        {text('listing.apply')}
      </Button>
    </noscript>
  )
}
