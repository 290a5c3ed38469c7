import { useState } from 'react'
import { href, Link } from 'react-router'
import type { CardOffer, Product, Variant } from '#contract/catalog/products.ts'
import { defined } from '#domain/defined.ts'
import { useText } from '../../../messages/text.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { PromiseBox } from '../../delivery-zones/promise/promise-box.tsx'
import { InstalmentsLine } from '../../instalments/instalments-line.tsx'
import { InfoPanel } from '../product/panels/info-panel.tsx'
import { TabLink } from '../product/panels/tab-link.tsx'
import { choiceSearch } from '../product/variant-choice.ts'
import styles from './quick-view.module.css'
import { useProduct } from './use-product.ts'

const LoadedWords = lazyPart(() => import('../../instalments/loaded-words.tsx'))

type QuickViewInfoProps = {
  productId: string
  /** The initial color and size. */
  offer: CardOffer
  /** Called with the slug of another color. */
  onColor: (color: string | null) => void
  /** Called when the shopper follows a link to the page. */
  onLeave: () => void
}

export function QuickViewInfo({ productId, ...choice }: QuickViewInfoProps) {
  const text = useText()
  const { product, hasFailed, isFetching, refetch } = useProduct(productId)
  if (product) return <Summary product={product} {...choice} />
  if (product === null) {
    return (
      <EmptyState icon="info" title={text('product.not-found')}>
        {text('quick-view.gone')}
      </EmptyState>
    )
  }
  if (!hasFailed) return <Loading />
  return <LoadFailure title={text('quick-view.failed')} isTrying={isFetching} onRetry={() => void refetch()} />
}

type SummaryProps = Omit<QuickViewInfoProps, 'productId'> & { product: Product }

/** The choice stays local, since the address belongs to the page behind. */
function Summary({ product, offer, onColor, onLeave }: SummaryProps) {
  const text = useText()
  const first = defined(product.variants[0], 'variant')
  const [chosenId, setChosenId] = useState(() => product.variants.find((variant) => isOffered(variant, offer))?._id)
  // Looked up each time: the product is reloaded while it is shown, and its prices and stock may change.
  const chosen = product.variants.find(({ _id }) => _id === chosenId) ?? first
  const choose = ({ _id, color }: Variant) => {
    setChosenId(_id)
    onColor(color)
  }
  const quickView = { onChoose: choose, onLeave }
  const search = choiceSearch(product.variants, chosen)
  return (
    <>
      <InfoPanel
        product={product}
        chosen={chosen}
        delivery={
          <>
            {/* It comes after the rest, so it stands below the choices, which must not move under a finger. */}
            <LoadedWords product={product} price={chosen.price}>
              {(words) => (
                <div className={styles.perMonth}>
                  <InstalmentsLine words={words} product={product} price={chosen.price} />
                </div>
              )}
            </LoadedWords>
            <PromiseBox
              piece={{ ...chosen, madeInDays: product.madeInDays, productId: product._id }}
              renderCustomOrder={(words) => (
                <TabLink tab="custom-order" product={product} chosen={chosen} quickView={quickView}>
                  {words}
                </TabLink>
              )}
            />
          </>
        }
        quickView={quickView}
      />
      <Link to={href('/product/:id', { id: product._id }) + search} className={styles.details} onClick={onLeave}>
        {text('quick-view.details')}
      </Link>
    </>
  )
}

function isOffered(variant: Variant, { color, size }: CardOffer): boolean {
  return variant.color === color && variant.size === size
}

function Loading() {
  const text = useText()
  return (
    <div role="status" className={styles.loading}>
      <span className="visually-hidden">{text('quick-view.loading')}</span>
      <Skeleton className={styles.shortLine} />
      <Skeleton className={styles.heading} />
      <Skeleton className={styles.line} />
      <Skeleton className={styles.line} />
      <Skeleton className={styles.price} />
      <Skeleton className={styles.block} />
      <Skeleton className={styles.block} />
    </div>
  )
}
