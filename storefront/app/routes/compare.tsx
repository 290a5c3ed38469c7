import { useEffect } from 'react'
import { href, useNavigate, useNavigation } from 'react-router'
import { apiContext } from '../api.ts'
import { Comparison } from '../features/compare/comparison.tsx'
import styles from '../features/compare/comparison.module.css'
import { compareSearch } from '../features/compare/compared.ts'
import { loadComparison } from '../features/compare/load-comparison.ts'
import { useCompared } from '../features/compare/use-compared.ts'
import { ListingTitle } from '../features/listing/listing-title.tsx'
import { shellOf } from '../features/shell/shell-of.ts'
import { languageOf } from '../messages/language.ts'
import { textIn, useText } from '../messages/text.ts'
import type { PageHandle } from '../page-handle.ts'
import { LinkButton } from '../ui/button.tsx'
import { Container } from '../ui/container.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { Route } from './+types/compare'

export const handle: PageHandle = { searchParams: ['products'] }

export function loader({ context, request }: Route.LoaderArgs) {
  return loadComparison(context.get(apiContext), new URL(request.url))
}

export function meta({ location, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const shell = shellOf(matches)
  if (!shell) return []
  const text = textIn(languageOf(location.pathname))
  return [
    { title: text('page.title', { page: text('compare.title'), name: shell.settings.name }) },
    { name: 'robots', content: 'noindex' },
    { tagName: 'link', rel: 'canonical', href: shell.publicUrl + href('/compare') },
  ]
}

export default function ComparePage({ loaderData: { products, goneCount } }: Route.ComponentProps) {
  const text = useText()
  const isOnTheWay = useKeptComparison(products.length + goneCount === 0)
  const steps = [{ name: text('breadcrumb.home'), to: href('/') }, { name: text('compare.title') }]
  return (
    <Container>
      <ListingTitle steps={steps} title={text('compare.title')} intro={text('compare.intro')} chips={[]} />
      <div className={styles.page}>
        {goneCount > 0 && (
          <p role="status" className={styles.gone}>
            {text('compare.gone', { count: goneCount })}
          </p>
        )}
        {products.length > 0 && <Comparison products={products} />}
        {products.length === 0 && (isOnTheWay ? <Skeleton className={styles.loading} /> : <NothingToCompare />)}
      </div>
    </Container>
  )
}

/** An address that names no products stands for those kept in the browser, which the server does not know. */
function useKeptComparison(isUnnamed: boolean): boolean {
  const kept = useCompared()
  const navigate = useNavigate()
  const navigation = useNavigation()
  const search = isUnnamed ? compareSearch(kept) : ''
  const isLeaving = navigation.state !== 'idle'
  useEffect(() => {
    if (search === '' || isLeaving) return
    void navigate({ pathname: href('/compare'), search }, { replace: true })
  }, [search, isLeaving, navigate])
  return search !== ''
}

function NothingToCompare() {
  const text = useText()
  return (
    <EmptyState
      icon="scales"
      title={text('compare.none')}
      action={
        <LinkButton to={href('/productListing')} kind="outline">
          {text('listing.browse-all')}
        </LinkButton>
      }
    >
      {text('compare.none-text')}
    </EmptyState>
  )
}
