import { useState } from 'react'
import type { Cart, CartLine } from '#contract/cart.ts'
import { addLine } from './add-line.ts'
import { removeLine, saveForLater } from './change-line.ts'
import { readShownCart } from './cart-store.ts'

type Removed = { line: CartLine; isSaved: boolean; canUndo: boolean }

/** The line that was removed last, which can be put back as it was. */
export function useRemoval(cart: Cart | undefined) {
  const [removed, setRemoved] = useState<Removed>()
  const remove = async (line: CartLine) => {
    const isSaved = cart?.saved.some(({ _id }) => _id === line._id) ?? false
    setRemoved({
      line,
      isSaved,
      canUndo: isSaved ? line.countInStock > 0 && !holds(cart, line) : line.countInStock > 0,
    })
    if (!(await removeLine(line))) setRemoved((now) => (now?.line === line ? undefined : now))
  }
  const undo = async () => {
    if (!removed) return
    setRemoved(undefined)
    await putBack(removed)
  }
  return { removed, remove: (line: CartLine) => void remove(line), undo: () => void undo() }
}

/** At the price that was accepted last, so that one which was not is still told. */
async function putBack({ line, isSaved }: Removed): Promise<void> {
  const { variantId, quantity, price, changes } = line
  if (variantId === null) return
  const isBack = await addLine({ variantId, quantity, shownPrice: changes.price?.was ?? price })
  const added = readShownCart()?.lines.find((one) => one.variantId === variantId)
  if (isBack && isSaved && added) await saveForLater(added, true)
}

/** A line that is put back joins the one there is, which must not be put aside with it. */
function holds(cart: Cart | undefined, { variantId }: CartLine): boolean {
  return cart?.lines.some((line) => line.variantId === variantId) ?? false
}
