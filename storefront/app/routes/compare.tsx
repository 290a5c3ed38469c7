import { useEffect, useRef } from 'react'
import { href, useNavigate, useNavigation } from 'react-router'
import { apiContext } from '../api.ts'
import { Comparison } from '../features/catalog/compare/comparison.tsx'
import styles from '../features/catalog/compare/comparison.module.css'
import { compareSearch } from '../features/catalog/compare/compare-search.ts'
import { dropCompared } from '../features/catalog/compare/drop-compared.ts'
import { loadComparison } from '../features/catalog/compare/load-comparison.ts'
import { useCompared } from '../features/catalog/compare/use-compared.ts'
import { useRemoval } from '../features/catalog/compare/use-removal.ts'
import { ListingTitle } from '../features/catalog/listing/listing-title.tsx'
import { canonical } from '../features/shell/canonical.ts'
import { needMessages } from '../messages/load-messages.ts'
import { textIn, useText } from '../messages/text.ts'
import { shellOf, type PageHandle } from '../features/shell/page-shell.ts'
import { BEFORE_MOUNT } from '../ui/before-mount.ts'
import { LinkButton } from '../ui/button.tsx'
import { Container } from '../ui/container.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useHydrated } from '../ui/hydration.ts'
import type { Route } from './+types/compare'

await needMessages('listing', 'comparison')

export const handle: PageHandle = { searchParams: ['products'] }

export function loader({ context, request }: Route.LoaderArgs) {
  return loadComparison(context.get(apiContext), new URL(request.url))
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const shell = shellOf(matches)
  if (!shell) return []
  const text = textIn(shell.language)
  return [
    { title: text('page.title', { page: text('comparison.title'), name: shell.settings.name }) },
    { name: 'robots', content: 'noindex' },
    ...canonical(shell, href('/compare')),
  ]
}

export default function ComparePage({ loaderData: { products, goneIds } }: Route.ComponentProps) {
  const text = useText()
  const page = useRef<HTMLDivElement>(BEFORE_MOUNT)
  useRemoval(page, products)
  useEffect(() => goneIds.forEach(dropCompared), [goneIds])
  const steps = [{ name: text('breadcrumb.home'), to: href('/') }, { name: text('comparison.title') }]
  return (
    <Container>
      <ListingTitle steps={steps} title={text('comparison.title')} intro={text('comparison.intro')} chips={[]} />
      <div ref={page} className={styles.page}>
        {goneIds.length > 0 && (
          <p role="status" className={styles.gone}>
            {text('comparison.gone', { count: goneIds.length })}
          </p>
        )}
        {products.length > 0 && <Comparison products={products} />}
        {products.length === 0 && (goneIds.length > 0 ? <KeptComparison /> : <UnnamedComparison />)}
      </div>
    </Container>
  )
}

/** An address without products shows those stored in the browser, which the server does not know. */
function UnnamedComparison() {
  const kept = useCompared()
  const navigate = useNavigate()
  const navigation = useNavigation()
  const search = compareSearch(kept)
  const isLeaving = navigation.state !== 'idle'
  useEffect(() => {
    if (search === '' || isLeaving) return
    void navigate({ pathname: href('/compare'), search }, { replace: true })
  }, [search, isLeaving, navigate])
  return search === '' ? <NothingToCompare /> : <Skeleton className={styles.loading} />
}

/** If all products of the address are gone, the page offers those stored in the browser. */
function KeptComparison() {
  const text = useText()
  const kept = useCompared()
  if (kept.length === 0) return <NothingToCompare />
  return (
    <EmptyState
      icon="scales"
      title={text('comparison.kept')}
      action={
        <LinkButton to={href('/compare') + compareSearch(kept)} kind="outline">
          {text('compare.count', { count: kept.length })}
        </LinkButton>
      }
    >
      {text('comparison.kept-text')}
    </EmptyState>
  )
}

/**
 * The served HTML, and thus a page without scripts, does not know the browser's products, so it only says how to begin.
 */
function NothingToCompare() {
  const text = useText()
  const isKnown = useHydrated()
  return (
    <EmptyState
      icon="scales"
      title={text(isKnown ? 'comparison.none' : 'comparison.unknown')}
      action={
        <LinkButton to={href('/productListing')} kind="outline">
          {text('listing.browse-all')}
        </LinkButton>
      }
    >
      {text('comparison.none-text')}
    </EmptyState>
  )
}
