import { Link } from 'react-router'
import { formatNumber } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { chevronsLeft, chevronsRight } from './listing-icons.ts'
import type { IconName } from '../../ui/icon-paths.ts'
import { pageWindow } from './page-window.ts'
import styles from './pagination.module.css'
import type { ListingControls } from './use-listing.ts'

export const PAGES_ID = 'pages'

type PaginationProps = { controls: ListingControls; pages: number }

export function Pagination({ controls: { state, addressOf }, pages }: PaginationProps) {
  const text = useText()
  if (pages < 2) return null
  const { page } = state
  const to = (number: number) => addressOf({ ...state, page: number })
  return (
    <nav id={PAGES_ID} aria-label={text('listing.pages')} className={styles.pages}>
      <Step name={text('listing.first-page')} icon={chevronsLeft} to={page > 1 && to(1)} />
      <Step name={text('listing.previous-page')} icon="chevron-left" to={page > 1 && to(page - 1)} />
      <ol className={styles.numbers}>
        {pageWindow(page, pages).map((number) => (
          <li key={number}>
            <Link
              to={to(number)}
              prefetch="intent"
              aria-label={text('listing.page-number', { page: number })}
              aria-current={number === page ? 'page' : undefined}
              className={styles.step}
            >
              {formatNumber(number)}
            </Link>
          </li>
        ))}
      </ol>
      <p className={styles.short}>{text('listing.page-of', { page, pages })}</p>
      <Step name={text('listing.next-page')} icon="chevron-right" to={page < pages && to(page + 1)} isLikely />
      <Step name={text('listing.last-page')} icon={chevronsRight} to={page < pages && to(pages)} />
    </nav>
  )
}

type StepProps = {
  name: string
  icon: IconName
  /** False at the end of the row. */
  to: string | false
  /** Loaded as soon as it is seen. */
  isLikely?: boolean
}

function Step({ name, icon, to, isLikely }: StepProps) {
  const drawing = <Icon name={icon} size={20} />
  if (to === false) {
    return (
      <span aria-hidden="true" className={styles.step}>
        {drawing}
      </span>
    )
  }
  return (
    <Link to={to} prefetch={isLikely ? 'viewport' : 'intent'} aria-label={name} className={styles.step}>
      {drawing}
    </Link>
  )
}
