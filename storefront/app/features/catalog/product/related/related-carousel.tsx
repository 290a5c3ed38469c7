import { useId } from 'react'
import { Link } from 'react-router'
import type { Product } from '#contract/catalog/products.ts'
import { useText } from '../../../../messages/text.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { useIsServedPart } from '../../../../ui/in-served-part.ts'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { ProductCard } from '../../card/product-card.tsx'
import type { ShownProduct } from '../../card/shown-product.ts'
import { kindPath } from '../size-guide/kind-path.ts'
import styles from './related-carousel.module.css'
import { useCarousel } from './use-carousel.ts'

const CARD_SIZES = '(width >= 1280px) 248px, (width >= 1024px) 23vw, (width >= 768px) 31vw, 62vw'

const PER_VIEW = 5

type RelatedCarouselProps = { product: Product; related: readonly ShownProduct[] }

/** Related products, five at a time. The list snaps, so it works without scripts, too. */
export default function RelatedCarousel({ product, related }: RelatedCarouselProps) {
  const text = useText()
  const titleId = useId()
  const { list, edges, noteScroll, turn } = useCarousel()
  const isServedPart = useIsServedPart()
  if (related.length === 0) return null

  const isOneView = edges.atStart && edges.atEnd
  return (
    <section className="not-printed" aria-labelledby={titleId}>
      <SectionHeading id={titleId} title={text('product.related')}>
        <Link to={kindPath(product)} className={styles.all}>
          {text('slider.view-all')}
        </Link>
        <div className={`${styles.buttons} needs-script`} hidden={isOneView}>
          <button
            type="button"
            className={styles.button}
            aria-label={text('slider.previous')}
            disabled={edges.atStart}
            onClick={() => turn(-1)}
          >
            <Icon name="chevron-left" size={20} />
          </button>
          <button
            type="button"
            className={styles.button}
            aria-label={text('slider.next')}
            disabled={edges.atEnd}
            onClick={() => turn(1)}
          >
            <Icon name="chevron-right" size={20} />
          </button>
        </div>
      </SectionHeading>
      <ul ref={list} className={styles.cards} onScroll={noteScroll}>
        {(isServedPart ? related.slice(0, PER_VIEW) : related).map((card) => (
          <li key={card._id} className={styles.item}>
            <ProductCard product={card} sizes={CARD_SIZES} always />
          </li>
        ))}
      </ul>
    </section>
  )
}
