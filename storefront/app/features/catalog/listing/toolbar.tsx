import type { ReactNode } from 'react'
import { useText } from '../../../messages/text.ts'
import { pageCount } from './listing-url.ts'
import { SortMenu } from './sort-menu.tsx'
import styles from './toolbar.module.css'
import type { ListingControls } from './use-listing.ts'
import { ViewToggle } from './view-toggle.tsx'

type ToolbarProps = {
  controls: ListingControls
  /** Undefined where the products could not be loaded. */
  totalProducts: number | undefined
  /** The form that contains the choices when no script runs. */
  formId: string
  filtersButton: ReactNode
  /** The name of the order by relevance, where the shop's own does not fit. */
  relevance: string | undefined
  /** Beside the count. */
  home: ReactNode
}

export function Toolbar({ controls, totalProducts, formId, filtersButton, relevance, home }: ToolbarProps) {
  const text = useText()
  const { state, isLoading, isForHome } = controls
  // What gets in is counted with its list.
  const count = isLoading || isForHome ? undefined : totalProducts
  return (
    <div className={styles.toolbar}>
      <output className={styles.count}>
        {isLoading && text('listing.loading')}
        {count !== undefined && text('listing.count', { count })}
        {count !== undefined && state.page > 1 && (
          <span className="visually-hidden"> {text('pages.of', { page: state.page, pages: pageCount(count) })}</span>
        )}
      </output>
      <div className={styles.home}>
        <div className={styles.compare} data-compare-place="toolbar" />
        {home}
      </div>
      <ViewToggle controls={controls} />
      <div className={styles.filters}>{filtersButton}</div>
      <SortMenu controls={controls} formId={formId} relevance={relevance} />
    </div>
  )
}
