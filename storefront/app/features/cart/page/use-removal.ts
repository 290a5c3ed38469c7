import { useRef, useState } from 'react'
import type { Cart, CartLine } from '#contract/cart.ts'
import type { Rupees } from '#domain/money.ts'
import { addLine } from '../add/add-line.ts'
import { removeLine, saveForLater } from '../change-line.ts'
import { readShownCart } from '../cart-store.ts'
import type { Listed } from './move-to-list.ts'

/**
 * A line that has left its place: removed, saved for later, or `listed`, which is moved to My List. `before`: id of the line after it; `discount`: what sets took
 * off while it was there.
 */
export type Removed = {
  line: CartLine
  isAside: boolean
  listed?: Listed
  before: string | undefined
  isSaved: boolean
  canUndo: boolean
  discount: Rupees
}

/**
 * Removes lines, saves them for later or moves them to My List, and undoes the last of these.
 * @returns  `returned`: the variant of the line restored last, which takes the focus
 */
export function useRemoval(cart: Cart | undefined) {
  const [removed, setRemoved] = useState<Removed>()
  const [returned, setReturned] = useState<string | null>(null)
  const isPuttingBack = useRef(false)
  const remove = async (line: CartLine, listed?: Listed) => {
    const isSaved = cart?.saved.some(({ _id }) => _id === line._id) ?? false
    setReturned(null)
    setRemoved({
      line,
      isAside: false,
      ...(listed && { listed }),
      before: idAfter(isSaved ? cart?.saved : cart?.lines, line),
      isSaved,
      discount: cart ? setDiscount(cart) : 0,
      canUndo: isSaved ? line.countInStock > 0 && !holds(cart, line) : line.countInStock > 0,
    })
    if (!(await removeLine(line))) setRemoved((now) => (now?.line === line ? undefined : now))
  }
  const setAside = async (line: CartLine) => {
    setReturned(null)
    const discount = cart ? setDiscount(cart) : 0
    setRemoved({ line, isAside: true, before: idAfter(cart?.lines, line), isSaved: false, discount, canUndo: true })
    if (!(await saveForLater(line, true))) setRemoved((now) => (now?.line === line ? undefined : now))
  }
  // The undo button keeps the focus until the line takes it, and stays for a retry when the undo fails.
  const undo = async () => {
    if (!removed || isPuttingBack.current) return
    isPuttingBack.current = true
    const isBack = await putBack(removed)
    isPuttingBack.current = false
    if (!isBack) return
    setReturned(removed.line.variantId)
    setRemoved((now) => (now === removed ? undefined : now))
  }
  return {
    removed,
    returned,
    remove: (line: CartLine) => void remove(line),
    setAside: (line: CartLine) => void setAside(line),
    noteListed: (line: CartLine, listed: Listed) => void remove(line, listed),
    undo: () => void undo(),
    giveFocus: (line: CartLine) => setReturned(line.variantId),
  }
}

/** Returns the discount of complete sets. */
export function setDiscount({ totals }: Cart): Rupees {
  return totals.reductions.reduce((sum, { amount, sets }) => (sets === undefined ? sum : sum + amount), 0)
}

function idAfter(lines: readonly CartLine[] = [], { _id }: CartLine): string | undefined {
  return lines[lines.findIndex((line) => line._id === _id) + 1]?._id
}

/** Uses the price accepted last, so that an unaccepted change shows again. */
async function putBack({ line, isAside, listed, before, isSaved }: Removed): Promise<boolean> {
  if (isAside) return saveForLater(line, false)
  const { variantId, quantity, price, changes } = line
  if (variantId === null) return false
  const shownPrice = changes.price?.was ?? price
  const isBack = await addLine({ variantId, quantity, shownPrice, ...(before !== undefined && { before }) })
  const added = readShownCart()?.lines.find((one) => one.variantId === variantId)
  if (isBack && isSaved && added) await saveForLater(added, true)
  if (isBack && listed) await listed.takeBack()
  return isBack
}

/** A restored line merges with the one in the cart, which must not be saved for later with it. */
function holds(cart: Cart | undefined, { variantId }: CartLine): boolean {
  return cart?.lines.some((line) => line.variantId === variantId) ?? false
}
