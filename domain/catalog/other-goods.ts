import type { Sentence } from './sentence.ts'
import { areJoined, isJoiner } from './sentence-kinds.ts'
import { FOR, FOR_AFTER } from './sentence-needs.ts'
import { formsOf } from './sentence-tokens.ts'

/**
 * Things for a home that shoppers look for among furniture, and that are none. A shop that sells them knows the words from
 * its products; to another one each is a word of its own, and no slip of the pen: a vase is no base.
 */
const otherGoods: ReadonlySet<string> = new Set(
  (
    'curtain carpet rug doormat blind bedsheet blanket towel vase pot clock stove fridge refrigerator fan ac cooler heater oven microwave cooker hanger bulb ' +
    'painting poster toilet sink basin tap tile roof bucket helmet ' +
    'parda purda galaincha galaicha dari tanna kambal mandir ghadi gamala jhyal dhoka chulo ' +
    'पर्दा गलैँचा गलैंचा गलैचा कार्पेट दरी तन्ना कम्बल मन्दिर घडी गमला झ्याल ढोका चुलो पंखा पङ्खा फ्रिज'
  ).split(' '),
)

/** Returns whether a word names a thing that is no furniture. */
export function isOtherGoods(word: string): boolean {
  return formsOf(word).some((form) => otherGoods.has(form))
}

/**
 * Returns the thing that a search asks for if it is no furniture: the word to look up, and as typed. The last word before a
 * need names it: `carpet for the living room`. Returns null if the search names a kind of furniture, or another thing
 * besides: `sofa and carpet`.
 */
export function otherGoodsIn({ text, parts }: Sentence): { word: string; typed: string } | null {
  if (parts.some(({ condition }) => condition?.kind === 'category')) return null
  const typed = parts.map(({ start, end }) => text.slice(start, end))
  const needBefore = typed.findLastIndex((word) => FOR_AFTER.has(word.toLowerCase()))
  const needAfter = typed.findIndex((word) => word.toLowerCase() === FOR)
  const end = needAfter < 0 ? parts.length : needAfter
  const said = parts.flatMap(({ words }, at) => {
    return at > needBefore && at < end && words.length > 0 && !isJoiner(typed[at]!.toLowerCase()) ? [at] : []
  })
  const named = said.filter((at, index) => {
    const next = said[index + 1]
    return next === undefined || areJoined(parts, at, next, text)
  })
  const last = named.at(-1)
  if (last === undefined || !named.every((at) => isOtherGoods(parts[at]!.words.at(-1)!))) return null
  return { word: parts[last]!.words.at(-1)!, typed: typed[last]! }
}
