import type { Sentence } from './sentence.ts'
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
 * Returns the thing that a search asks for if it is no furniture: the word that the shop may know, and all of the words for
 * it as typed, such as `wall clock`. The last word before a need names the thing: `carpet for the living room`. Returns null
 * if the search names a kind of furniture, or anything else.
 */
export function otherGoodsIn({ text, parts }: Sentence): { word: string; typed: string } | null {
  if (parts.some(({ condition }) => condition?.kind === 'category')) return null
  const all = parts.map((part) => ({ ...part, typed: text.slice(part.start, part.end) }))
  const needAfter = all.findIndex(({ typed }) => typed.toLowerCase() === FOR)
  const needBefore = all.findLastIndex(({ typed }) => FOR_AFTER.has(typed.toLowerCase()))
  const said = all.slice(needBefore + 1, needAfter < 0 ? undefined : needAfter).filter(({ words }) => words.length > 0)
  const word = said.at(-1)?.words.at(-1)
  if (word === undefined || !isOtherGoods(word)) return null
  return { word, typed: said.map(({ typed }) => typed).join(' ') }
}
