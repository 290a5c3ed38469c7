import { useText } from '../../../messages/text.ts'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { ProductCard } from '../../catalog/card/product-card.tsx'
import cards from '../../catalog/card/product-cards.module.css'
import type { ShownProduct } from '../../catalog/card/shown-product.ts'
import styles from './shop-look.module.css'

const CARD_SIZES =
  '(width >= 1384px) 315px, (width >= 1280px) calc((100vw - 124px) / 4), (width >= 768px) calc((100vw - 88px) / 3), calc((100vw - 44px) / 2)'

/** The furniture in a project's pictures, for sale. */
export function ShopLook({ products }: { products: readonly ShownProduct[] }) {
  const text = useText()
  if (products.length === 0) return null
  return (
    <section aria-labelledby="shop-look">
      <SectionHeading id="shop-look" title={text('projects.shop')} intro={text('projects.shop-intro')} />
      <ul className={cards.cards}>
        {products.map((product) => (
          <li key={product._id} className={styles.card}>
            <ProductCard product={product} sizes={CARD_SIZES} always />
          </li>
        ))}
      </ul>
    </section>
  )
}
