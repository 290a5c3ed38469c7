import { useState } from 'react'
import type { Cart, CartLine } from '#contract/cart.ts'
import type { Rupees } from '#domain/money.ts'
import { chooseVariant } from '../change-line.ts'
import { setDiscount } from './use-removal.ts'

type Choice = CartLine['choices'][number]

/** The last change of a line's choice. `others`: the variants of the other lines before; `sets`: how many were complete. */
type SizeChange = {
  lineId: string
  before: Choice
  others: ReadonlyMap<string, string | null>
  sets: number
  discount: Rupees
  isDone: boolean
}

/** What the change of a line did beyond it. */
export type Effect = { followers: CartLine[]; lost: Rupees; undo: () => void }

/** Changes the color, size and type of lines, and tells what the last change did to other lines and to a set. */
export function useSizeChange(cart: Cart | undefined) {
  const [last, setLast] = useState<SizeChange>()
  const choose = async (line: CartLine, choice: Choice) => {
    const before = line.choices.find(({ _id }) => _id === line.variantId)
    const others = new Map(cart?.lines.map(({ _id, variantId }) => [_id, variantId]))
    const made: SizeChange | undefined = cart &&
      before && { lineId: line._id, before, others, sets: setCount(cart), discount: setDiscount(cart), isDone: false }
    setLast(made)
    const isDone = await chooseVariant(line, choice)
    setLast((now) => (now === made ? (isDone && made ? { ...made, isDone } : undefined) : now))
  }
  const effectOn = (line: CartLine): Effect | undefined => {
    if (!cart || !last?.isDone || last.lineId !== line._id || line.variantId === last.before._id) return undefined
    const isOther = ({ _id, variantId }: CartLine) => last.others.has(_id) && last.others.get(_id) !== variantId
    const followers = cart.lines.filter((one) => one._id !== line._id && isOther(one))
    const lost = setCount(cart) < last.sets ? Math.max(0, last.discount - setDiscount(cart)) : 0
    if (followers.length === 0 && lost === 0) return undefined
    const undo = () => {
      setLast(undefined)
      void chooseVariant(line, last.before)
    }
    return { followers, lost, undo }
  }
  return { choose: (line: CartLine, choice: Choice) => void choose(line, choice), effectOn }
}

function setCount({ totals }: Cart): number {
  return totals.reductions.reduce((count, { sets = 0 }) => count + sets, 0)
}
