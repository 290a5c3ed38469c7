import type { Cart, CartLine } from '#contract/cart.ts'
import { buyable, lineState, MAX_QUANTITY } from '#domain/cart/cart.ts'
import { colorOf } from '../catalog/colors.ts'
import { cartCalls } from './cart-calls.ts'
import { askAgain, change } from './cart-store.ts'
import { sayOutcome } from './say-outcome.ts'

/** Each change shows at once, except for prices, and returns whether it was done. A toast reports a failure. */

/** @param wanted  pieces; a line holds at most MAX_QUANTITY */
export async function setQuantity({ _id }: CartLine, wanted: number): Promise<boolean> {
  const quantity = Math.min(wanted, MAX_QUANTITY)
  const outcome = await change({
    name: `quantity ${_id}`,
    apply: (cart) => withLine(cart, _id, (line) => counted({ ...line, quantity })),
    send: () => cartCalls.change(_id, { quantity }),
  })
  return sayOutcome(outcome, ({ lines }) => lines.some((line) => line._id === _id && line.quantity === quantity))
}

/**
 * Switches to another color, size or type of the same product, and takes along the pieces of a set that must have the
 * size. The picture follows with the shop's response.
 */
export async function chooseVariant({ _id, colors }: CartLine, choice: CartLine['choices'][number]): Promise<boolean> {
  const { _id: variantId, ...chosen } = choice
  const color = colorOf(colors, choice.color)
  const outcome = await change({
    name: `variant ${_id}`,
    apply: (cart) => withLine(cart, _id, (line) => counted({ ...line, ...chosen, variantId, color })),
    send: () => cartCalls.change(_id, { variantId, withSet: true }),
  })
  return sayOutcome(outcome, ({ lines }) => lines.some((line) => line._id === _id && line.variantId === variantId))
}

export async function removeLine({ _id }: CartLine): Promise<boolean> {
  const outcome = await change({ apply: (cart) => without(cart, _id), send: () => cartCalls.remove(_id) })
  // Another tab has already removed it, as requested.
  if (outcome.kind === 'refused' && outcome.failure.code === 'not_found') {
    await askAgain()
    return true
  }
  return sayOutcome(outcome, ({ lines, saved }) => [...lines, ...saved].every((line) => line._id !== _id))
}

/** Moves a line to the saved ones or back to the cart. */
export async function saveForLater(line: CartLine, isSaved: boolean): Promise<boolean> {
  const { _id } = line
  const outcome = await change({
    apply: (cart) => (isSaved ? aside(cart, line) : back(cart, line)),
    send: () => cartCalls.change(_id, { isSaved }),
  })
  return sayOutcome(outcome, ({ lines, saved }) => (isSaved ? saved : lines).some((one) => one._id === _id))
}

/** Marks the changes of a line as seen and accepted. */
export async function acceptChanges({ _id, price, buyable: canBuy }: CartLine): Promise<boolean> {
  const accepted = { price: null, quantity: null }
  const outcome = await change({
    apply: (cart) => withLine(cart, _id, (line) => ({ ...line, changes: accepted })),
    send: () => cartCalls.seen({ lines: [{ _id, price, buyable: canBuy }] }),
  })
  return sayOutcome(outcome, ({ lines }) => lines.some((line) => line._id === _id && line.changes.price === null))
}

export async function dismissNotices(cart: Cart): Promise<boolean> {
  const ids = cart.notices.map((notice) => notice._id)
  const isSeen = ({ notices }: Cart) => notices.every(({ _id }) => !ids.includes(_id))
  const outcome = await change({
    apply: (shown) => ({ ...shown, notices: shown.notices.filter(({ _id }) => !ids.includes(_id)) }),
    send: () => cartCalls.seen({ notices: ids }),
  })
  return sayOutcome(outcome, isSeen)
}

function counted(line: CartLine): CartLine {
  const offer = { price: line.price, stock: line.countInStock }
  const canBuy = buyable(line.quantity, offer)
  return { ...line, buyable: canBuy, state: lineState(line.quantity, offer) }
}

function withLine(cart: Cart, id: string, to: (line: CartLine) => CartLine): Cart {
  return recounted({ ...cart, lines: cart.lines.map((line) => (line._id === id ? to(line) : line)) })
}

function without(cart: Cart, id: string): Cart {
  const isOther = ({ _id }: CartLine) => _id !== id
  return recounted({ ...cart, lines: cart.lines.filter(isOther), saved: cart.saved.filter(isOther) })
}

function aside(cart: Cart, line: CartLine): Cart {
  const rest = without(cart, line._id)
  return { ...rest, saved: [...rest.saved, { ...line, changes: { ...line.changes, quantity: null } }] }
}

function back(cart: Cart, line: CartLine): Cart {
  const rest = without(cart, line._id)
  return recounted({ ...rest, lines: [...rest.lines, counted(line)] })
}

function recounted(cart: Cart): Cart {
  return { ...cart, itemCount: cart.lines.reduce((count, line) => count + line.buyable, 0) }
}
