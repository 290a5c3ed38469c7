import { formsOf } from './sentence-tokens.ts'

/**
 * Things for a home that shoppers look for among furniture, and that are none. A shop that sells them knows the words from
 * its products; to another one each is a word of its own, and no slip of the pen: a vase is no base.
 */
const otherGoods: ReadonlySet<string> = new Set(
  (
    'curtain carpet blind vase pot clock stove fridge refrigerator fan ac cooler heater oven microwave cooker hanger bulb ' +
    'painting poster toilet sink basin tap tile roof bucket helmet ' +
    'parda purda galaincha galaicha mandir ghadi gamala jhyal dhoka chulo ' +
    'पर्दा गलैँचा गलैंचा गलैचा कार्पेट मन्दिर घडी गमला झ्याल ढोका चुलो पंखा पङ्खा फ्रिज'
  ).split(' '),
)

/** Returns whether a word names a thing that is no furniture. */
export function isOtherGoods(word: string): boolean {
  return formsOf(word).some((form) => otherGoods.has(form))
}
