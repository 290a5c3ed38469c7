import type { ProductCard } from '#contract/products.ts'
import { discountPercent } from '#domain/discount.ts'
import { formatDiscount } from '../../format.ts'
import { useText, type Text } from '../../messages/text.ts'
import { Badge, type BadgeKind } from '../../ui/badge.tsx'
import styles from './product-card.module.css'

/** `price` and `oldPrice` are those of the chosen size. */
type CardBadgesProps = { product: ProductCard; price: number; oldPrice: number | null }

/** Over a product's picture: what it saves, that it is new, that it is sought after. */
export function CardBadges({ product, price, oldPrice }: CardBadgesProps) {
  const text = useText()
  return (
    <ul className={styles.badges}>
      {badgesOf(product, { price, oldPrice }, text).map(({ kind, label }) => (
        <li key={kind}>
          <Badge kind={kind}>{label}</Badge>
        </li>
      ))}
    </ul>
  )
}

function badgesOf(product: ProductCard, { price, oldPrice }: { price: number; oldPrice: number | null }, text: Text) {
  const badges: { kind: BadgeKind; label: string }[] = []
  const percent = discountPercent(price, oldPrice)
  if (product.isDiscounted)
    badges.push({ kind: 'sale', label: percent > 0 ? formatDiscount(percent) : text('card.sale') })
  if (product.isLatest) badges.push({ kind: 'latest', label: text('card.latest') })
  if (product.isFeatured) badges.push({ kind: 'trending', label: text('card.trending') })
  return badges
}
