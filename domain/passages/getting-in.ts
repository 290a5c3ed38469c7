import { type Access, type Answer, type Goods, howItGetsIn } from './answer.ts'

/** One size of a product as it is delivered; `goods` is null as long as the shop has not entered its packages. */
export type SizedGoods = { size: string | null; goods: Goods | null }

export type GettingIn =
  /** `sizes`: those that do, if others do not; null if all do, or if the product has one size only. */
  | { way: 'whole' | 'in-parts' | 'unsure'; sizes: readonly string[] | null }
  /** `unknown`: no size gets in or is unsure, and the packages of some are missing. */
  | { way: 'stuck' | 'unknown' }

const whole: readonly Answer['answer'][] = ['yes', 'tilted']

/**
 * Says whether a product gets in: whole if any of its sizes does, else in parts if any does so, else unsure if only a turn
 * on a landing may stop one.
 */
export function gettingIn(sized: readonly SizedGoods[], access: Access): GettingIn {
  const answers = sized.map(({ size, goods }) => ({ size, answer: goods && howItGetsIn(goods, access).answer }))
  const allSizes = distinct(answers)
  const among = (
    way: 'whole' | 'in-parts' | 'unsure',
    wanted: readonly (Answer['answer'] | null)[],
  ): GettingIn | undefined => {
    const sizes = distinct(answers.filter(({ answer }) => wanted.includes(answer)))
    if (sizes.length === 0) return undefined
    return { way, sizes: sizes.length === allSizes.length ? null : sizes.filter((size) => size !== null) }
  }
  const isUnknown = answers.some(({ answer }) => answer === null)
  return (
    among('whole', whole) ??
    among('in-parts', ['in-parts']) ??
    among('unsure', ['unsure']) ?? { way: isUnknown ? 'unknown' : 'stuck' }
  )
}

function distinct(sized: readonly Pick<SizedGoods, 'size'>[]): (string | null)[] {
  return [...new Set(sized.map(({ size }) => size))]
}
