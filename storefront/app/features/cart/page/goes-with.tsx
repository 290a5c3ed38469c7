import { useQuery } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import type { CartLine } from '#contract/cart.ts'
import { bedSizeName } from '#domain/catalog/sizes.ts'
import { browserApi } from '../../../api.ts'
import { useText } from '../../../messages/text.ts'
import { queryClient } from '../../../query-client.ts'
import { BEFORE_MOUNT } from '../../../ui/before-mount.ts'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { useNear } from '../../../ui/use-near.ts'
import { ProductCard } from '../../catalog/card/product-card.tsx'
import row from '../../catalog/product/related/related-carousel.module.css'
import styles from './goes-with.module.css'

const CARD_SIZES = '(width >= 1280px) 248px, (width >= 1024px) 23vw, (width >= 768px) 31vw, 62vw'
const ASKED = 30

/**
 * What goes with the cart's first product, a bed before all others: to a bed its mattress, then its room. Suggestions are
 * optional: a failure shows none.
 */
export function GoesWith({ lines }: { lines: readonly CartLine[] }) {
  const listed = lines.filter(({ productId }) => productId !== null)
  const bed = listed.find(({ size }) => size !== null && bedSizeName(size) !== null)
  const main = bed ?? listed[0]
  return main && <Companions main={main} isBed={main === bed} others={listed} />
}

type CompanionsProps = { main: CartLine; isBed: boolean; others: readonly CartLine[] }

function Companions({ main, isBed, others }: CompanionsProps) {
  const text = useText()
  const titleId = useId()
  const section = useRef<HTMLElement>(BEFORE_MOUNT)
  const isNear = useNear(section)
  const query = {
    queryKey: ['goes-with', main.productId],
    queryFn: () => findCompanions(main.productId!),
    enabled: isNear,
  }
  const { data: pick } = useQuery(query, queryClient)
  const shown = pick?.(new Set(others.map(({ productId }) => productId!)))
  return (
    <section ref={section} aria-labelledby={titleId} className={styles.row} hidden={shown?.length === 0}>
      {shown && shown.length > 0 && (
        <>
          <SectionHeading
            id={titleId}
            title={isBed ? text('cart.goes-with-bed') : text('cart.goes-with', { product: main.name })}
          />
          <ul className={row.cards}>
            {shown.map((card) => (
              <li key={card._id} className={row.item}>
                <ProductCard product={card} sizes={CARD_SIZES} always />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** Returns a function that picks the companions of a product for the products in the cart. */
async function findCompanions(id: string) {
  const parts = [browserApi.product(id), browserApi.setOf(id), import('./companions.ts')] as const
  const [product, set, { companions }] = await Promise.all(parts)
  const [ofSet, ofRoom, ofShop] = await Promise.all([
    set ? browserApi.cards(set.pieces.map(({ productId }) => productId)) : [],
    browserApi.productsOfCategory(product.catId, { limit: ASKED }),
    browserApi.products({ limit: ASKED }),
  ])
  const isWholeRoom = ofRoom.totalProducts <= ASKED
  const sources = { ofSet, ofRoom: ofRoom.products, ofShop: isWholeRoom ? ofShop.products : [] }
  return (inCart: ReadonlySet<string>) => companions(product, sources, inCart)
}
