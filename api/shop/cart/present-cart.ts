import type { Cart, CartLine } from '#contract/cart.ts'
import { buyable, lineState, type Offer } from '#domain/cart/cart.ts'
import { isLargeVariant } from '#domain/catalog/sizes.ts'
import { defined } from '#domain/defined.ts'
import { zoneTerms } from '#domain/delivery-zones/zone-terms.ts'
import type { Language } from '#domain/language/languages.ts'
import { orderTotal, type PricedLine } from '#domain/checkout/order-total.ts'
import { sizeMisfits, type SizedLine } from '#domain/sets/size-misfits.ts'
import { sumOf } from '#domain/sum.ts'
import { colorIn } from '../../platform/language/localized.ts'
import { asColor, slugsOf } from '../catalog/color-rows.ts'
import { presentTotals } from '../promotions/present-totals.ts'
import { asPromotion } from '../promotions/promotion-rows.ts'
import { asOfferedSet } from '../sets/set-rows.ts'
import type { CartHead, CartReader, ViewedLine } from './view-queries.ts'

/** Returns the cart as shown to its shopper, at current prices. */
export function presentCart(head: CartHead, lines: readonly ViewedLine[], { language, district }: CartReader): Cart {
  const [inCart, saved] = [lines.filter(({ line }) => !line.isSaved), lines.filter(({ line }) => line.isSaved)]
  const { notices, freeShippingOver } = head
  const { standardFee, largeItemFee, fitting } = zoneTerms(head.zone, head)
  const delivery = { method: 'delivery', fee: standardFee, largeItemFee, freeOver: freeShippingOver } as const
  const promotions = head.promotions.map((row) => asPromotion(row, language))
  const sets = head.sets.map((row) => asOfferedSet(row, language))
  const pricedLines = inCart.map(priced)
  const total = orderTotal(pricedLines, delivery, promotions, new Date(), sets)
  const { missingForFreeShipping } = total
  const shown = inCart.map((line) => presentLine(line, language))
  return {
    lines: shown,
    saved: saved.map((line) => presentLine(line, language)),
    notices: notices.map((notice) => ({ ...notice, color: colorIn(notice.color, language) })),
    itemCount: sumOf(shown, (line) => line.buyable),
    misfits: sizeMisfits(
      inCart.map((line, index) => sized(line, defined(pricedLines[index], `line ${index}`))),
      sets,
    ),
    fitting: fitting || district === '',
    totals: { ...presentTotals(total, { promotions, sets }), missingForFreeShipping, freeShippingOver },
  }
}

function priced(viewed: ViewedLine): PricedLine {
  const { product, variant, line } = viewed
  const offer = offerOf(viewed)
  const categoryIds = [product?.categoryId, product?.subcategoryId].flatMap((id) => (id ? String(id) : []))
  const quantity = buyable(line.quantity, offer)
  const cost = { unitPrice: offer?.price ?? 0, quantity, categoryIds, isLarge: isLarge(viewed) }
  if (!variant || !product) return cost
  return { ...cost, goods: { productId: String(product.id), variantId: String(variant.id), size: variant.size } }
}

/** The line with what it could be instead. */
function sized({ line, variant, choices }: ViewedLine, cost: PricedLine): SizedLine {
  const { colorId = null, type = null } = choices.find(({ _id }) => _id === String(variant?.id)) ?? {}
  return { ...cost, id: line.id, colorId, type, choices }
}

function presentLine(viewed: ViewedLine, language: Language): CartLine {
  const { line, variant, product, picture } = viewed
  const offer = offerOf(viewed)
  const { color, size, type } = variant ?? line
  const price = variant?.price ?? line.seenPrice
  const canBuy = buyable(line.quantity, offer)
  return {
    _id: line.id,
    productId: offer ? String(product!.id) : null,
    variantId: variant && String(variant.id),
    name: product?.name ?? line.name,
    color: colorIn(color, language),
    size,
    type,
    picture,
    state: lineState(line.quantity, offer),
    quantity: line.quantity,
    buyable: canBuy,
    countInStock: offer?.stock ?? 0,
    isLarge: isLarge(viewed),
    price,
    oldPrice: variant?.oldPrice ?? null,
    subtotal: line.isSaved ? 0 : price * canBuy,
    changes: {
      price: offer ? changeOf(line.seenPrice, price) : null,
      quantity: line.isSaved ? null : changeOf(line.quantity, canBuy),
    },
    ...(offer ? choicesOf(viewed) : { choices: [], colors: [] }),
  }
}

function choicesOf({ choices, colors }: ViewedLine): Pick<CartLine, 'choices' | 'colors'> {
  const slugOf = slugsOf(colors)
  return {
    choices: choices.map(({ colorId, ...choice }) => ({ ...choice, color: slugOf(colorId) })),
    colors: colors.map(asColor),
  }
}

function isLarge({ variant, product }: ViewedLine): boolean {
  return variant !== null && product !== null && isLargeVariant(variant, product)
}

function offerOf({ variant, product }: ViewedLine): Offer | undefined {
  return variant && product?.listed ? variant : undefined
}

function changeOf(was: number, now: number) {
  return was === now ? null : { was, now }
}
