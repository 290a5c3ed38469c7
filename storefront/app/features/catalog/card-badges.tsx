import type { SizePricing } from '#contract/products.ts'
import { discountPercent } from '#domain/discount.ts'
import { formatDiscount } from '../../format.ts'
import { useText, type Text } from '../../messages/text.ts'
import { Badge, type BadgeKind } from '../../ui/badge.tsx'
import styles from './product-card.module.css'
import type { ShownProduct } from './shown-product.ts'

/** Price and flag of the chosen size, or of a product that comes in one size. */
type Offer = Pick<SizePricing, 'price' | 'oldPrice' | 'isDiscounted'>
type CardBadgesProps = { product: ShownProduct; offer: Offer }

/** Over a product's picture: what it saves, that it is new, that it is sought after. */
export function CardBadges({ product, offer }: CardBadgesProps) {
  const text = useText()
  return (
    <ul className={styles.badges}>
      {badgesOf(product, offer, text).map(({ kind, label }) => (
        <li key={kind}>
          <Badge kind={kind}>{label}</Badge>
        </li>
      ))}
    </ul>
  )
}

function badgesOf(product: ShownProduct, { price, oldPrice, isDiscounted }: Offer, text: Text) {
  const badges: { kind: BadgeKind; label: string }[] = []
  if (isDiscounted && oldPrice !== null && oldPrice > price) {
    const percent = discountPercent(price, oldPrice)
    badges.push({ kind: 'sale', label: percent > 0 ? formatDiscount(percent) : text('card.sale') })
  }
  if (product.isLatest) badges.push({ kind: 'latest', label: text('card.latest') })
  if (product.isFeatured) badges.push({ kind: 'trending', label: text('card.trending') })
  return badges
}
