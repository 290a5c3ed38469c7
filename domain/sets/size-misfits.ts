import type { Rupees } from '../money.ts'
import { sumOf } from '../sum.ts'
import type { ProductSet } from './product-set.ts'
import { reduceSets, type SetLine } from './reduce-sets.ts'

/** Another color, size and type of a line's product. */
type Choice = {
  _id: string
  colorId: number | null
  size: string | null
  type: string | null
  price: Rupees
  countInStock: number
}

/** A line of a cart with what it could be instead. Its `quantity` can be bought. */
export type SizedLine = SetLine & {
  id: string
  colorId: number | null
  type: string | null
  choices: readonly Choice[]
}

/** A line of a size that fits no main piece of its sets in the cart, as a single mattress beside a queen bed. */
export type SizeMisfit = {
  lineId: string
  /** The line of the main piece that lacks it. */
  mainId: string
  /** Size of the main piece. */
  size: string
  /** The variant that fits; null while there are not enough of it. */
  variantId: string | null
  /** What sets would take off more with that variant. */
  saving: Rupees
}

/** Each costs a computation of all sets, and no shopper buys that many beds. */
const MOST_MISFITS = 8

/**
 * Finds the lines that should have the size of another one, at most one for each main piece that lacks it, and eight in
 * all.
 */
export function sizeMisfits(lines: readonly SizedLine[], sets: readonly ProductSet[]): SizeMisfit[] {
  const bought = lines.filter(({ quantity }) => quantity > 0)
  const found = new Map<string, SizeMisfit>()
  for (const { pieces } of sets) {
    const mains = ofProduct(bought, pieces[0]?.productId)
    for (const { productId } of pieces.slice(1).filter(({ sameSize }) => sameSize)) {
      const followers = ofProduct(bought, productId)
      const lacking = mains.filter((main) => followers.every((line) => sizeOf(line) !== sizeOf(main)))
      const loose = followers.filter((line) => !found.has(line.id) && !fitsAny(line, bought, sets))
      for (const [at, line] of loose.entries()) {
        const main = lacking[at]
        const size = main && sizeOf(main)
        if (!main || !size || found.size === MOST_MISFITS) continue
        found.set(line.id, misfit(line, { id: main.id, size }, lines, sets))
      }
    }
  }
  return [...found.values()]
}

/** Whether the line has the size of a main piece in the cart, of any set. */
function fitsAny(line: SizedLine, lines: readonly SizedLine[], sets: readonly ProductSet[]): boolean {
  return sets.some(({ pieces }) => {
    const follows = pieces.some(({ productId, sameSize }) => sameSize && productId === line.goods?.productId)
    return follows && ofProduct(lines, pieces[0]?.productId).some((main) => sizeOf(main) === sizeOf(line))
  })
}

function misfit(
  line: SizedLine,
  main: { id: string; size: string },
  lines: readonly SizedLine[],
  sets: readonly ProductSet[],
): SizeMisfit {
  const choice = fittingChoice(line, main.size)
  const fitted = lines.map((one) => (one === line && choice ? withChoice(one, choice) : one))
  const saving = Math.max(0, reductionOf(fitted, sets) - reductionOf(lines, sets))
  return { lineId: line.id, mainId: main.id, size: main.size, variantId: choice?._id ?? null, saving }
}

/** Returns the choice of this size with enough pieces that is most like the line: in color, then in type. */
function fittingChoice({ choices, quantity, colorId, type }: SizedLine, size: string): Choice | undefined {
  const fitting = choices.filter((choice) => choice.size === size && choice.countInStock >= quantity)
  const alike = (choice: Choice) => (choice.colorId === colorId ? 2 : 0) + (choice.type === type ? 1 : 0)
  return fitting.toSorted((one, other) => alike(other) - alike(one))[0]
}

function withChoice(line: SizedLine, { _id, size, price }: Choice): SizedLine {
  return { ...line, unitPrice: price, ...(line.goods && { goods: { ...line.goods, variantId: _id, size } }) }
}

function reductionOf(lines: readonly SizedLine[], sets: readonly ProductSet[]): Rupees {
  return sumOf(reduceSets(lines, sets).reductions, ({ amount }) => amount)
}

function ofProduct(lines: readonly SizedLine[], productId: string | undefined): SizedLine[] {
  return lines.filter(({ goods }) => goods !== undefined && goods.productId === productId)
}

function sizeOf({ goods }: SizedLine): string | null {
  return goods?.size ?? null
}
