import { type Access, type Answer, type Goods, howItGetsIn } from './answer.ts'

/** One size of a product as it is delivered; `goods` is null as long as the shop has not entered its packages. */
export type SizedGoods = { size: string | null; goods: Goods | null }

export type GettingIn =
  /** `sizes`: those that do, if others do not; null if all do, or if the product has one size only. */
  | { way: 'whole' | 'in-parts' | 'unsure'; sizes: readonly string[] | null }
  /** `unknown`: no size gets in or is unsure, and the packages of some are missing. */
  | { way: 'stuck' | 'unknown' }

type Said = Answer['answer'] | 'unknown'

/** The first is the best. A size counts as the worst of its types. */
const ranked: readonly Said[] = ['yes', 'tilted', 'in-parts', 'unknown', 'unsure', 'no']

/**
 * Says whether a product gets in: whole if any of its sizes does, else in parts if any does so, else unsure if only a turn
 * on a landing may stop one. A size gets in only if all its types do, because they are delivered differently.
 */
export function gettingIn(sized: readonly SizedGoods[], access: Access): GettingIn {
  const worst = new Map<string | null, Said>()
  for (const { size, goods } of sized) {
    const said = goods ? howItGetsIn(goods, access).answer : 'unknown'
    worst.set(size, worseOf(worst.get(size) ?? said, said))
  }
  const among = (way: 'whole' | 'in-parts' | 'unsure', wanted: readonly Said[]): GettingIn | undefined => {
    const sizes = [...worst.keys()].filter((size) => wanted.includes(worst.get(size)!))
    if (sizes.length === 0) return undefined
    return { way, sizes: sizes.length === worst.size ? null : sizes.filter((size) => size !== null) }
  }
  return (
    among('whole', ['yes', 'tilted']) ??
    among('in-parts', ['in-parts']) ??
    among('unsure', ['unsure']) ?? { way: [...worst.values()].includes('unknown') ? 'unknown' : 'stuck' }
  )
}

function worseOf(one: Said, other: Said): Said {
  return ranked.indexOf(one) > ranked.indexOf(other) ? one : other
}
