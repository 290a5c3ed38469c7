import { Link } from 'react-router'
import type { Understood } from '#contract/catalog/search.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { conditionLabel } from '../search/condition-label.ts'
import type { MissingShown, SearchPage } from './load-search.ts'
import styles from './missing-kinds.module.css'
import { missingMeasure } from './missing-measure.ts'
import MoreProducts from './more-products.tsx'
import { searchAddress } from './search-url.ts'
import { choose } from './listing-choices.ts'
import type { ListingState } from './listing-url.ts'
import { useMissingPrice } from './use-missing-price.ts'

type MissingKindsProps = {
  found: Pick<SearchPage, 'missing' | 'understood'>
  state: ListingState
  /** Widths of the pictures. */
  sizes: string
}

/** Says of which of several kinds a search finds nothing, and shows what comes nearest to each. */
export default function MissingKinds({ found: { missing, understood }, state, sizes }: MissingKindsProps) {
  if (missing.length === 0) return null
  const isMissing = (id: string) => missing.some(({ _id }) => _id === id)
  const present = understood.flatMap((one) => (one.kind === 'category' && !isMissing(one._id) ? [one.name] : []))
  return (
    <div className={styles.missing}>
      {missing.map((kind) => (
        <MissingKind key={kind._id} kind={kind} understood={understood} state={state} sizes={sizes} />
      ))}
      <h2>{present.join(', ')}</h2>
    </div>
  )
}

type MissingKindProps = { kind: MissingShown; understood: readonly Understood[]; state: ListingState; sizes: string }

function MissingKind({ kind, understood, state, sizes }: MissingKindProps) {
  const text = useText()
  const format = useFormat()
  const others = understood.filter((one) => one.kind === 'category' && one._id !== kind._id)
  const own = understood.filter((one) => !others.includes(one))
  const missing = useMissingPrice({ nearest: kind, understood: own })
  const given = own.filter((one) => kind.without.includes(one.kind))
  const conditions = given.map((condition) => conditionLabel(condition, text, format)).join(', ')
  const [other] = others
  const nothing = missing?.nothing ?? missingMeasure(kind, own, text, format)
  return (
    <MoreProducts title={kind.name} products={kind.products} sizes={sizes}>
      <p className={styles.words}>
        <strong>{nothing ?? text('search.none-all')}</strong>{' '}
        {nothing ? text('search.closest') : text('search.closest-without', { conditions })}{' '}
        {other && others.length === 1 && (
          <Link to={searchAddress(other.without, choose(state, {}))}>
            {text('search.only-kind', { category: kind.name })}
          </Link>
        )}
      </p>
    </MoreProducts>
  )
}
