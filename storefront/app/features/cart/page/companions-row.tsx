import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId } from 'react'
import type { CartLine } from '#contract/cart.ts'
import type { ShownSet } from '#contract/sets.ts'
import { browserApi } from '../../../api.ts'
import { useText } from '../../../messages/text.ts'
import { queryClient } from '../../../query-client.ts'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { ProductCard } from '../../catalog/card/product-card.tsx'
import row from '../../catalog/product/related/related-carousel.module.css'
import { companions } from './companions.ts'
import styles from './companions-row.module.css'

const CARD_SIZES = '(width >= 1280px) 248px, (width >= 1024px) 23vw, (width >= 768px) 31vw, 62vw'
const ASKED = 30

type CompanionsProps = { main: CartLine; isBed: boolean; others: readonly CartLine[] }

/** What goes with a product of the cart. Suggestions are optional: a failure shows none. */
export default function Companions({ main, isBed, others }: CompanionsProps) {
  const text = useText()
  const titleId = useId()
  const query = { queryKey: ['goes-with', main.productId], queryFn: () => findCompanions(main.productId!) }
  // Cards take long to render: in small pieces, between which the page answers to touch.
  const data = useDeferredValue(useQuery(query, queryClient).data)
  const inCart = new Set(others.map(({ productId }) => productId!))
  const shown = data && companions({ subCatId: data.subCatId, size: main.size }, data.sources, inCart)
  if (!shown || shown.length === 0) return null
  return (
    <section aria-labelledby={titleId} className={styles.row}>
      <SectionHeading
        id={titleId}
        title={isBed ? text('cart.goes-with-bed') : text('cart.goes-with', { product: main.name })}
      />
      <ul className={row.cards}>
        {shown.map((card) => (
          // A bed that changes its size changes the cards that go with it, whatever was chosen on them.
          <li key={`${card._id} ${card.shownOffer ?? 0}`} className={row.item}>
            <ProductCard product={card} sizes={CARD_SIZES} always />
          </li>
        ))}
      </ul>
    </section>
  )
}

async function findCompanions(id: string) {
  const [product, set] = await Promise.all([browserApi.product(id), browserApi.setOf(id)])
  const [ofSet, ofRoom, ofShop] = await Promise.all([
    set ? browserApi.cards(set.pieces.map(({ productId }) => productId)) : [],
    browserApi.productsOfCategory(product.catId, { limit: ASKED }),
    browserApi.products({ limit: ASKED }),
  ])
  const isWholeRoom = ofRoom.totalProducts <= ASKED
  const ofSameSize = new Set(sharing(set, id))
  const sources = { ofSet, ofSameSize, ofRoom: ofRoom.products, ofShop: isWholeRoom ? ofShop.products : [] }
  return { subCatId: product.subCatId, sources }
}

/** Returns the ids of the pieces that share the size of this one, itself included; none if it shares none. */
function sharing(set: ShownSet | null, id: string): string[] {
  const ids = (set?.pieces ?? []).filter(({ sharesSize }) => sharesSize).map(({ productId }) => productId)
  return ids.includes(id) ? ids : []
}
