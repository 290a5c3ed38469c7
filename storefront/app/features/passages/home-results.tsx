import { type ReactNode, useState } from 'react'
import { href, Link, useParams } from 'react-router'
import { wantedOffer } from '#domain/catalog/wanted-offer.ts'
import { browserApi, type Query } from '../../api.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { useLazyPanel } from '../../ui/use-lazy-panel.ts'
import cards from '../catalog/card/product-cards.module.css'
import { ProductCard, ProductCardSkeleton } from '../catalog/card/product-card.tsx'
import { shownProduct } from '../catalog/card/as-shown.ts'
import { apiQuery, offersIn, productsOf } from '../catalog/listing/listing-query.ts'
import { CARD_SIZES } from '../catalog/listing/results.tsx'
import type { ListingControls } from '../catalog/listing/use-listing.ts'
import { type FittingPiece, type PieceList, useCheckedPieces } from './checked-pieces.ts'
import { fitText } from './fitting-words.ts'
import styles from './home-results.module.css'
import { type KeptWay, keptWay } from './kept-measures.ts'

const loadMeasures = () => import('./measures-panel.tsx')

/** A phone reads no further by itself: some 360 pieces. */
const PAGES = 10

type Conditions = Parameters<typeof wantedOffer>[1]

export type HomeResultsProps = {
  controls: ListingControls
  /** Undefined in a listing. */
  search?: { query: string; isExact: boolean } | undefined
  /** The conditions in the words of a search. */
  conditions: Conditions
  /** The list as it is without measures, which says why it is empty. */
  all: ReactNode
}

/** Those products of all pages that get into the shopper's home, in the order of the list. */
export default function HomeResults(props: HomeResultsProps) {
  const text = useText()
  const format = useFormat()
  const [way, setWay] = useState(() => keptWay(format))
  const { Panel: MeasuresPanel, isOpen, close, opener } = useLazyPanel(loadMeasures)
  const button = (
    <Button kind="outline" size="small" {...opener}>
      {text(way ? 'passages.fitting.change' : 'passages.fitting.enter')}
    </Button>
  )
  const read = () => {
    close()
    setWay(keptWay(format))
  }
  return (
    <>
      {way && <Fitting {...props} {...way} change={button} />}
      {!way && (
        <EmptyState icon="ruler" title={text('passages.fitting.no-measures')} action={button}>
          {text('passages.fitting.no-measures-text')}
        </EmptyState>
      )}
      {MeasuresPanel && <MeasuresPanel isOpen={isOpen} onClose={read} />}
    </>
  )
}

function Fitting({
  controls,
  search,
  conditions,
  all,
  access,
  isUsual,
  change,
}: HomeResultsProps & KeptWay & { change: ReactNode }) {
  const text = useText()
  const format = useFormat()
  const list = useListOf(controls, search)
  const wanted = wantedOffer(offersIn(controls.state), conditions)
  const pieces = useCheckedPieces(list, access, PAGES, wanted.sizes)
  const { fitting, unsure, checked, total, unknown, isFetching, hasNextPage, isError, refetch, fetchNextPage } = pieces
  const estimates = fitting.filter(({ isEstimate }) => isEstimate).length
  const isEmpty = fitting.length + unsure.length === 0 && checked > 0 && !isFetching && !hasNextPage
  const visit = <Link to={href('/measuring-visit')}>{text('passages.help.visit')}</Link>
  if (pieces.isSuccess && total === 0) return all
  return (
    <>
      <section aria-label={text('passages.fitting.results')} aria-busy={isFetching} className={styles.results}>
        <div className={styles.head}>
          <output className={styles.count}>
            {checked === 0
              ? text('passages.fitting.checking')
              : text(unsure.length === 0 ? 'passages.fitting.count' : 'passages.fitting.count-unsure', {
                  fitting: format.number(fitting.length),
                  all: format.number(checked),
                  stuck: checked - fitting.length - unsure.length - unknown,
                  unsure: format.number(unsure.length),
                })}
            {checked > 0 && checked < total && ` ${text('passages.fitting.of', { total: format.number(total) })}`}
          </output>
          <p className={styles.note}>
            {text('passages.fitting.from')}
            {isUsual && ` ${text('passages.fitting.usual')}`}
          </p>
          {change}
        </div>
        <ul className={cards.cards}>
          {fitting.map((piece) => (
            <FittingCard key={piece.card._id} piece={piece} wanted={wanted} />
          ))}
          {checked === 0 && !isError && Array.from({ length: 4 }, (_, at) => <Loading key={at} />)}
        </ul>
        {/* Below the products, which it would push down when it is known. */}
        {unknown + estimates > 0 && (
          <p className={styles.note}>
            {unknown > 0 && text('passages.fitting.unknown', { count: unknown })}
            {estimates > 0 && ` ${text('passages.fitting.estimates', { count: estimates })}`}
          </p>
        )}
        {isEmpty && (
          <EmptyState icon="ruler" title={text('passages.fitting.none')} action={visit}>
            {text('passages.fitting.none-text')}
          </EmptyState>
        )}
        {isError && (
          <LoadFailure
            title={text('passages.failed')}
            isTrying={isFetching}
            onRetry={() => void (checked === 0 ? refetch() : fetchNextPage())}
          />
        )}
        {hasNextPage && !isError && (
          <Button kind="outline" busy={isFetching} className={styles.more} onClick={() => void fetchNextPage()}>
            {text('passages.fitting.more')}
          </Button>
        )}
      </section>
      {unsure.length > 0 && (
        <section aria-label={text('passages.fitting.unsure')} className={styles.results}>
          <h2 className={styles.unsure}>{text('passages.fitting.unsure')}</h2>
          {visit}
          <ul className={cards.cards}>
            {unsure.map((piece) => (
              <FittingCard key={piece.card._id} piece={piece} wanted={wanted} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

type Wanted = ReturnType<typeof wantedOffer>

/** A card in the size that gets in, with a mark below. */
function FittingCard({ piece: { card, fit }, wanted }: { piece: FittingPiece; wanted: Wanted }) {
  const text = useText()
  const format = useFormat()
  return (
    <li className={styles.card}>
      <ProductCard
        product={shownProduct(card, { ...wanted, sizes: fit.sizes ?? wanted.sizes })}
        sizes={CARD_SIZES}
        always
      />
      <p className={`${styles.mark} ${fit.way === 'unsure' ? styles.perhaps : ''}`}>
        <Icon name={fit.way === 'unsure' ? 'info' : 'check'} size={18} />
        {fitText(text, format, fit)}
      </p>
    </li>
  )
}

function Loading() {
  return (
    <li>
      <ProductCardSkeleton />
    </li>
  )
}

/** The listing or search of the page, with its filters and its order. */
function useListOf({ state }: ListingControls, search: HomeResultsProps['search']): PieceList {
  const { categoryId, subcategoryId } = useParams()
  const query = { ...apiQuery(state), facets: undefined }
  if (search) {
    const asked = { q: search.query, exact: search.isExact || undefined, ...query }
    return { key: keyOf('search', asked), read: (page) => browserApi.search({ ...asked, ...page }) }
  }
  return {
    key: keyOf(`list ${categoryId} ${subcategoryId}`, query),
    read: (page) => productsOf(browserApi, { categoryId, subcategoryId }, { ...query, ...page }),
  }
}

/** The page and the layout are none of the list. */
function keyOf(path: string, query: Query): string {
  return `${path} ${JSON.stringify({ ...query, page: 0, limit: 0 })}`
}
