import { type ReactNode, useRef } from 'react'
import { useText } from '../../../messages/text.ts'
import { servedPart } from '../../../ui/served-part.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import cards from '../card/product-cards.module.css'
import { ProductCard } from '../card/product-card.tsx'
import type { Found } from './load-found.ts'
import { PAGES_ID } from '../../../ui/pagination.tsx'
import styles from './results.module.css'
import { useFocusOnNewPage } from '../../../ui/use-focus-on-new-page.ts'
import type { ListingControls } from './use-listing.ts'

/** Width of a card's picture: two and three columns of the page, then three and four beside the filters. */
export const CARD_SIZES =
  '(width >= 1384px) 241px, (width >= 1280px) calc((100vw - 420px) / 4), (width >= 1024px) calc((100vw - 384px) / 3), (width >= 768px) calc((100vw - 88px) / 3), calc((100vw - 44px) / 2)'

/** Few shoppers choose the list, so its script loads separately. */
const ProductRow = servedPart(() => import('./product-row.tsx'))

type ResultsProps = {
  controls: ListingControls
  found: Found
  /** Content of an empty list. */
  empty: ReactNode
}

/** The products. While the next ones load, skeletons cover the current ones in the same place. */
export function Results({ controls: { state, isLoading }, found: { products }, empty }: ResultsProps) {
  const text = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnNewPage({ target: heading, pages: `#${PAGES_ID}` }, state.page, isLoading)
  const isList = state.view === 'list'
  return (
    <section aria-labelledby="results" aria-busy={isLoading}>
      <h2 id="results" ref={heading} tabIndex={-1} className="visually-hidden">
        {text('listing.results')}
      </h2>
      {products.length === 0 && empty}
      {products.length > 0 && (
        <ul className={isList ? undefined : cards.cards}>
          {products.map((product, at) => (
            <li key={product._id} className={isList ? styles.row : styles.card}>
              {isList ? (
                <ProductRow product={product} priority={at === 0} />
              ) : (
                <ProductCard product={product} sizes={CARD_SIZES} priority={at === 0} always />
              )}
              {isLoading && <Cover />}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Cover() {
  return (
    <span aria-hidden="true" className={styles.cover}>
      <Skeleton className={styles.block} />
      <Skeleton className={styles.shortLine} />
      <Skeleton className={styles.line} />
      <Skeleton className={styles.shortLine} />
    </span>
  )
}
