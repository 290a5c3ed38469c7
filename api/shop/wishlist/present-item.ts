import type { ListItem } from '#contract/wishlist.ts'
import type { Language } from '#domain/language/languages.ts'
import { colorIn } from '../../platform/language/localized.ts'
import type { ListRow } from './list-queries.ts'

export function presentItem(row: ListRow, language: Language): ListItem {
  const { productId, name, picture, isListed, variant, stock, ratingSum, ratingCount } = row
  const shown = isListed ? variant : null
  return {
    productId: String(productId),
    name,
    picture: variant?.picture ?? picture,
    category: { _id: String(row.categoryId), name: row.categoryName },
    variantId: shown?.id ?? null,
    color: colorIn(shown?.color ?? null, language),
    size: shown?.size ?? null,
    type: shown?.type ?? null,
    saved: row.saved,
    price: shown?.price ?? row.price,
    oldPrice: shown ? shown.oldPrice : row.oldPrice,
    rating: ratingCount === 0 ? null : Math.round((ratingSum / ratingCount) * 10) / 10,
    reviewCount: ratingCount,
    variantStock: shown?.stock ?? 0,
    countInStock: shown ? stock : 0,
    addedAt: row.addedAt.toISOString(),
    isNoticeWanted: row.noticeId !== null,
  }
}
