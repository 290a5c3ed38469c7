import { useEffect, useRef, type ReactNode } from 'react'
import { href, useLocation, useRevalidator } from 'react-router'
import { useText } from '../../../messages/text.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useIsOnline } from '../../../ui/use-is-online.ts'
import { clearFilters, countFilters } from './listing-choices.ts'
import type { Found } from './load-found.ts'
import styles from './no-results.module.css'
import type { ListingControls } from './use-listing.ts'

type NoResultsProps = {
  controls: ListingControls
  found: Found
  /** Message when the filters leave no products. */
  filtered: string
  /** Message when the API failed. */
  failed: { title: string; text: string }
  /** Content when there was nothing to filter. */
  children: ReactNode
}

/** An empty list with its reason: the API failed, the filters leave nothing, or there is nothing. */
export function NoResults({ controls: { state, addressOf }, found, filtered, failed, children }: NoResultsProps) {
  const text = useText()
  if (found.hasFailed) return <FailedResults {...failed} hasFilters={found.facets !== undefined} />
  if (countFilters(state) === 0) return <Panel>{children}</Panel>
  return (
    <Panel>
      <EmptyState
        icon="search"
        title={text('listing.none-found')}
        action={
          <LinkButton to={addressOf(clearFilters(state))} kind="outline" preventScrollReset>
            {text('listing.clear-all')}
          </LinkButton>
        }
      >
        {filtered}
      </EmptyState>
    </Panel>
  )
}

/** Reloads automatically on reconnecting. */
function FailedResults({ title, text: reason, hasFilters }: { title: string; text: string; hasFilters: boolean }) {
  const text = useText()
  const { pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  const isOnline = useIsOnline()
  const wasOffline = useRef(false)
  useEffect(() => {
    if (isOnline && wasOffline.current) void revalidate()
    wasOffline.current = !isOnline
  }, [isOnline, revalidate])
  return (
    <Panel>
      <EmptyState
        icon="info"
        title={title}
        action={
          <LinkButton to={pathname + search} kind="outline" reloadDocument={!hasFilters}>
            {text('error.again')}
          </LinkButton>
        }
      >
        {isOnline ? reason : text('error.offline')}
      </EmptyState>
    </Panel>
  )
}

/** An empty category, with links to others. */
export function NothingIn({ title }: { title: string | undefined }) {
  const text = useText()
  const browse = (
    <LinkButton to={href('/productListing')} kind="outline">
      {text('listing.browse-all')}
    </LinkButton>
  )
  return (
    <EmptyState icon="search" title={text('listing.none-found')} action={title === undefined ? undefined : browse}>
      {title === undefined ? text('listing.none-available') : text('listing.none-in', { title })}
    </EmptyState>
  )
}

function Panel({ children }: { children: ReactNode }) {
  return <div className={styles.panel}>{children}</div>
}
