import { useId, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useText } from '../../../messages/text.ts'
import { FilterChips } from './filter-chips.tsx'
import { ApplyButton } from './sort-menu.tsx'
import { FILTERS_ID, FiltersButton } from './filters-button.tsx'
import type { Found } from './load-found.ts'
import styles from './listing-view.module.css'
import { pageCount } from './listing-url.ts'
import { Pagination } from '../../../ui/pagination.tsx'
import { whenFree } from '../../../ui/goes-first.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { servedPart } from '../../../ui/served-part.tsx'
import { withWholeStyles } from '../../../ui/whole-styles.ts'
import type { HomeResultsProps } from '../../passages/home-results.tsx'
import type { PriceLimits } from './price-bounds.ts'
import { Results } from './results.tsx'
import { EXACT_PARAM } from './search-url.ts'
import { Toolbar } from './toolbar.tsx'
import type { ListingControls } from './use-listing.ts'

const Filters = servedPart(() => import('./filters.tsx'))
/** Its place is kept, and nothing that the page needs waits for it. */
const HomeSwitch = lazyPart(
  async () => {
    await whenFree()
    return import('../../passages/home-switch.tsx')
  },
  { texts: 'listing' },
)
const HomeResults = lazyPart<HomeResultsProps>(
  withWholeStyles(() => import('../../passages/home-results.tsx')),
  { Loading: All, Missing: All, texts: 'passages' },
)

type ListingViewProps = {
  controls: ListingControls
  found: Found
  /** The search, which the form without scripts must include. */
  search?: HomeResultsProps['search']
  /** The conditions in the words of a search. */
  conditions?: HomeResultsProps['conditions']
  /** A price in the words of a search, which the price filter shows until another is chosen. */
  asked?: PriceLimits | undefined
  /** The name of the order by relevance, where the shop's own does not fit. */
  relevance?: string | undefined
  /** Shown above the products. */
  note?: ReactNode
  /** Shown below the products. */
  more?: ReactNode
  empty: ReactNode
}

/** Filters, toolbar, products and pages, shared by listings and searches. */
export function ListingView({
  controls,
  found,
  search,
  conditions = [],
  asked,
  relevance,
  note,
  more,
  empty,
}: ListingViewProps) {
  const text = useText()
  const formId = useId()
  const titleId = useId()
  const { pathname } = useLocation()
  const { facets, totalProducts } = found
  const { isForHome } = controls
  const all = (
    <>
      <Results controls={controls} found={found} empty={empty} />
      <Pagination
        page={controls.state.page}
        pages={pageCount(totalProducts)}
        addressOf={(page) => controls.addressOf({ ...controls.state, page })}
      />
    </>
  )
  return (
    <div className={styles.view}>
      <aside id={FILTERS_ID} aria-labelledby={titleId} className={styles.filters}>
        <h2 id={titleId} className="visually-hidden">
          {text('listing.filters')}
        </h2>
        <form
          id={formId}
          method="get"
          action={pathname}
          autoComplete="off"
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            controls.submit(event.currentTarget)
          }}
        >
          {search && <input type="hidden" name="q" value={search.query} />}
          {search?.isExact && <input type="hidden" name={EXACT_PARAM} value="true" />}
          {controls.state.view === 'list' && <input type="hidden" name="view" value="list" />}
          {facets && <Filters controls={controls} facets={facets} found={found} asked={asked} />}
          {/* With it, Enter submits a price that was typed before the script of its field came. */}
          <input type="submit" hidden />
          <ApplyButton formId={formId} />
        </form>
      </aside>
      <div className={styles.found}>
        <Toolbar
          controls={controls}
          totalProducts={found.hasFailed ? undefined : totalProducts}
          formId={formId}
          filtersButton={facets && <FiltersButton controls={controls} found={found} asked={asked} />}
          relevance={relevance}
          home={<HomeSwitch isOn={isForHome} />}
        />
        <FilterChips controls={controls} found={found} />
        {note}
        {isForHome ? <HomeResults controls={controls} search={search} conditions={conditions} all={all} /> : all}
        <div className={styles.compare} data-compare-place="end" />
        {more}
      </div>
    </div>
  )
}

/** Until what gets in can be shown, all is. */
function All({ all }: { all: ReactNode }) {
  return all
}
