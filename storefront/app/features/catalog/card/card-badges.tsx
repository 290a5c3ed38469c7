import type { CardOffer } from '#contract/catalog/products.ts'
import { discountPercent } from '#domain/catalog/old-price.ts'
import type { Formats } from '#domain/language/formats.ts'
import { useFormat } from '../../../format.ts'
import { useText, type Text } from '../../../messages/text.ts'
import { Badge, type BadgeKind } from '../../../ui/badge.tsx'
import styles from './product-card.module.css'
import type { ShownProduct } from './shown-product.ts'

type CardBadgesProps = { product: ShownProduct; offer: CardOffer }

/** Badges over the product's picture: discount, latest, trending. */
export function CardBadges({ product, offer }: CardBadgesProps) {
  const text = useText()
  const format = useFormat()
  const badges = badgesOf(product, offer, text, format)
  if (badges.length === 0) return null
  return (
    <ul className={styles.badges}>
      {badges.map(({ kind, label, spoken }) => (
        <Badge key={kind} as="li" kind={kind} spoken={spoken}>
          {label}
        </Badge>
      ))}
    </ul>
  )
}

function badgesOf(product: ShownProduct, { price, oldPrice }: CardOffer, text: Text, format: Formats) {
  const badges: { kind: BadgeKind; label: string; spoken?: string }[] = []
  if (oldPrice !== null && oldPrice > price) badges.push(discountBadge(price, oldPrice, text, format))
  if (product.isLatest) badges.push({ kind: 'latest', label: text('card.latest') })
  if (product.isFeatured) badges.push({ kind: 'trending', label: text('card.trending') })
  return badges
}

function discountBadge(price: number, oldPrice: number, text: Text, format: Formats) {
  const percent = discountPercent(price, oldPrice)
  if (percent === 0) return { kind: 'sale' as const, label: text('card.sale') }
  const spoken = text('product.off', { percent: format.number(percent) })
  return { kind: 'sale' as const, label: format.discount(percent), spoken }
}
