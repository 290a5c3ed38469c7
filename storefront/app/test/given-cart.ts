import type { Cart, CartLine, CartReply, ChangeLineBody } from '#contract/cart.ts'
import { buyable, lineState } from '#domain/cart/cart.ts'
import { containedVat } from '#domain/money.ts'
import { colorOf } from '../features/catalog/colors.ts'
import { changeShopper } from '../features/cart/cart-store.ts'
import { type Answer, answerApi, type Sent } from './answer-api.ts'
import { givenBed, givenPicture, RARA } from './given-products.ts'

const FREE_OVER = 1_00_000
const FEE = 1_000

export function givenLine(changes: Partial<CartLine> = {}): CartLine {
  const line: CartLine = {
    _id: '0d1c7a52-5b1e-4f0a-8f7e-2f6f3a8c0001',
    productId: '48',
    variantId: '480',
    name: 'Kapas cotton pillow pair',
    color: null,
    size: null,
    type: null,
    picture: givenPicture(48),
    state: 'available',
    quantity: 1,
    buyable: 1,
    countInStock: 50,
    isLarge: false,
    price: 2_400,
    oldPrice: null,
    subtotal: 2_400,
    changes: { price: null, quantity: null },
    choices: [],
    colors: [],
    ...changes,
  }
  return changes.state ? line : counted(line)
}

/** A line with the first size and type of the bed, by default. */
export function givenBedLine(changes: Partial<CartLine> = {}): CartLine {
  const { variants } = givenBed()
  const [{ _id: variantId, size, type, price, oldPrice, countInStock }] = variants as [(typeof variants)[number]]
  return givenLine({
    _id: '0d1c7a52-5b1e-4f0a-8f7e-2f6f3a8c0002',
    productId: '1',
    name: RARA,
    variantId,
    size,
    type,
    price,
    oldPrice,
    countInStock,
    isLarge: true,
    choices: variants,
    ...changes,
  })
}

/** A cart with the totals that the shop would compute. */
export function givenCart(lines: readonly CartLine[] = [], more: Partial<Cart> = {}): Cart {
  const subtotal = lines.reduce((sum, line) => sum + line.subtotal, 0)
  const shippingFee = subtotal === 0 || subtotal > FREE_OVER ? 0 : FEE
  const total = subtotal + shippingFee
  const vat = containedVat(total)
  return {
    lines: [...lines],
    saved: [],
    notices: [],
    misfits: [],
    itemCount: lines.reduce((count, line) => count + line.buyable, 0),
    fitting: true,
    totals: {
      subtotal,
      reductions: [],
      shippingFee,
      total,
      vat,
      totalWithoutVat: total - vat,
      missingForFreeShipping: shippingFee === 0 ? 0 : FREE_OVER + 1 - subtotal,
      freeShippingOver: FREE_OVER,
    },
    ...more,
  }
}

export const cartAnswer = (data: Cart): Answer => {
  const body: CartReply = { success: true, error: false, message: '', data }
  return { status: 200, body }
}

/** A fake shop with this cart, which it changes on request; as much of one as the pages need. */
export async function givenShopCart(cart: Cart = givenCart()) {
  let held = cart
  const shop = {
    held: () => held,
    hold: (lines: readonly CartLine[], saved = held.saved) => {
      held = givenCart(lines.map(counted), { saved })
      return cartAnswer(held)
    },
    /** Applies a call that changes a line. */
    change: (id: string, sent: Sent) => change(id, sent.body as ChangeLineBody),
    remove: (id: string) => {
      const isOther = (line: CartLine) => line._id !== id
      return shop.hold(held.lines.filter(isOther), held.saved.filter(isOther))
    },
  }
  function change(id: string, { quantity, variantId, isSaved }: ChangeLineBody): Answer {
    const all = [...held.lines, ...held.saved].map((line) => {
      if (line._id !== id) return line
      const choice = line.choices.find((one) => one._id === variantId)
      return {
        ...line,
        ...(quantity !== undefined && { quantity }),
        ...(choice && { ...choice, _id: line._id, variantId: choice._id, color: colorOf(line.colors, choice.color) }),
      }
    })
    const isAside = (line: CartLine) =>
      line._id === id && isSaved !== undefined ? isSaved : held.saved.some(({ _id }) => _id === line._id)
    return shop.hold(
      all.filter((line) => !isAside(line)),
      all.filter(isAside),
    )
  }
  const found = { status: 200, body: { success: true, message: '', products: [], totalProducts: 0 } }
  answerApi({
    'GET /api/cart': () => cartAnswer(held),
    'GET /api/product/getAllProducts': found,
    'GET /api/product/getAllProductsByCatId/1': found,
  })
  for (const { _id, productId } of [...cart.lines, ...cart.saved]) {
    answerApi({
      [`GET /api/product/${productId}`]: { status: 200, body: { success: true, message: '', product: givenBed() } },
      [`GET /api/product/${productId}/set`]: { status: 200, body: { success: true, message: '', set: null } },
      [`PATCH /api/cart/lines/${_id}`]: (sent: Sent) => shop.change(_id, sent),
      [`DELETE /api/cart/lines/${_id}`]: () => shop.remove(_id),
    })
  }
  await changeShopper({ isKept: false })
  return shop
}

function counted(line: CartLine): CartLine {
  const offer = { price: line.price, stock: line.countInStock }
  const canBuy = buyable(line.quantity, offer)
  return { ...line, buyable: canBuy, state: lineState(line.quantity, offer), subtotal: canBuy * line.price }
}
