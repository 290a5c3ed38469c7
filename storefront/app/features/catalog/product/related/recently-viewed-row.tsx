import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { href, Link } from 'react-router'
import type { ProductCard } from '#contract/catalog/products.ts'
import { browserApi } from '../../../../api.ts'
import { useFormat } from '../../../../format.ts'
import { useText } from '../../../../messages/text.ts'
import { BEFORE_MOUNT } from '../../../../ui/before-mount.ts'
import { Picture } from '../../../../ui/picture.tsx'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useHydrated } from '../../../../ui/hydration.ts'
import { useNear } from '../../../../ui/use-near.ts'
import styles from './recently-viewed-row.module.css'
import { readSeen } from './seen-products.ts'

const MOST_SHOWN = 6

/**
 * Products viewed before in this browser (use-noted-as-seen.ts). The row comes last in the page, so it shifts nothing.
 */
export function RecentlyViewedRow({ productId }: { productId?: string }) {
  const isHydrated = useHydrated()
  const ids = useMemo(() => (isHydrated ? viewedBefore(productId) : []), [isHydrated, productId])
  return ids.length > 0 && <ViewedProducts ids={ids} />
}

function viewedBefore(productId: string | undefined): string[] {
  const others = readSeen().filter(({ id }) => id !== productId)
  return others.slice(0, MOST_SHOWN).map(({ id }) => id)
}

/** Shows the products with current names and prices. */
function ViewedProducts({ ids }: { ids: readonly string[] }) {
  const text = useText()
  const titleId = useId()
  const section = useRef<HTMLElement>(BEFORE_MOUNT)
  const products = useViewedProducts(ids, useNear(section))
  if (products?.length === 0) return null
  return (
    <section ref={section} className="not-printed" aria-labelledby={titleId}>
      <SectionHeading id={titleId} title={text('product.recent')} />
      <ul className={styles.cards}>
        {products?.map((product) => (
          <li key={product._id}>
            <ViewedCard product={product} />
          </li>
        )) ??
          ids.map((id) => (
            <li key={id}>
              <Skeleton className={styles.loading} />
            </li>
          ))}
      </ul>
    </section>
  )
}

function ViewedCard({ product }: { product: ProductCard }) {
  const text = useText()
  const format = useFormat()
  const price = format.money(product.price)
  const isFrom = product.offers.some((offer) => offer.price > product.price)
  return (
    <Link to={href('/product/:id', { id: product._id })} className={styles.card}>
      <span className={styles.frame}>
        <Picture picture={product.pictures[0]} sizes="(width >= 1024px) 203px, 40vw" alt="" />
      </span>
      <span className={styles.name}>{product.name}</span>
      <span className={styles.price}>{isFrom ? text('recent.from', { price }) : price}</span>
    </Link>
  )
}

/** Returns the products still in the shop, undefined until loaded. They are optional: a failure returns none. */
function useViewedProducts(ids: readonly string[], isWanted: boolean): ProductCard[] | undefined {
  const [products, setProducts] = useState<ProductCard[]>()
  useEffect(() => {
    if (!isWanted) return undefined
    let isCurrent = true
    const show = (found: ProductCard[]) => isCurrent && setProducts(found)
    browserApi.cards(ids).then(show, (error: unknown) => {
      console.warn('Recently viewed products could not be loaded', error)
      show([])
    })
    return () => {
      isCurrent = false
    }
  }, [ids, isWanted])
  return products
}
