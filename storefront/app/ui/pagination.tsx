import { Link } from 'react-router'
import { useFormat } from '../format.ts'
import { useText } from '../messages/text.ts'
import { Icon, type IconName } from './icon.tsx'
import { pageWindow } from './page-window.ts'
import styles from './pagination.module.css'

export const PAGES_ID = 'pages'

const chevronsLeft = 'M18 6l-6 6 6 6M12 6l-6 6 6 6'
const chevronsRight = 'M6 6l6 6-6 6M12 6l6 6-6 6'

type PaginationProps = { page: number; pages: number; addressOf: (page: number) => string }

/** Links to the pages of a long list; nothing for a single page. */
export function Pagination({ page, pages, addressOf: to }: PaginationProps) {
  const text = useText()
  const format = useFormat()
  if (pages < 2) return null
  return (
    <nav id={PAGES_ID} aria-label={text('pages.label')} className={styles.pages}>
      <Step name={text('pages.first')} icon={chevronsLeft} to={page > 1 && to(1)} />
      <Step name={text('pages.previous')} icon="chevron-left" to={page > 1 && to(page - 1)} />
      <ol className={styles.numbers}>
        {pageWindow(page, pages).map((number, at) =>
          number === null ? (
            <li key={`gap ${at}`} aria-hidden="true" className={styles.step}>
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                to={to(number)}
                prefetch="intent"
                aria-label={text('pages.number', { page: number })}
                aria-current={number === page ? 'page' : undefined}
                className={styles.step}
              >
                {format.number(number)}
              </Link>
            </li>
          ),
        )}
      </ol>
      <p className={styles.short}>{text('pages.of', { page, pages })}</p>
      <Step name={text('pages.next')} icon="chevron-right" to={page < pages && to(page + 1)} isLikely />
      <Step name={text('pages.last')} icon={chevronsRight} to={page < pages && to(pages)} />
    </nav>
  )
}

type StepProps = {
  name: string
  icon: IconName
  /** False at the end of the row. */
  to: string | false
  /** Loads as soon as it is visible. */
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
