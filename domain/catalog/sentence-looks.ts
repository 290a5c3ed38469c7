import { findPhrase, type Match, type Token } from './sentence-tokens.ts'

/** A color or material that a sentence can ask for. */
export type Look = {
  kind: 'color' | 'material'
  /** Its name in each language. */
  en: string
  ne: string
  /** Words by which products say it in English. */
  means: readonly string[]
  /** The same in Nepali. */
  nepali: readonly string[]
  /** Whether products that have it are left out. */
  isExcluded?: boolean
}

/** The name in English and Nepali, what visitors write, and what products say. */
type Row = readonly [en: string, ne: string, written: string, means: string]

/** The family names come first; a color of a family stands for itself. */
const colors: readonly Row[] = [
  ['White', 'सेतो', 'white, seto, सेतो', 'white, ivory, ecru'],
  ['Black', 'कालो', 'black, kalo, कालो', 'black, ebony, charcoal, graphite'],
  ['Gray', 'खरानी', 'gray, grey, kharani, खरानी', 'grey, gray, slate, charcoal, graphite, stone'],
  ['Brown', 'खैरो', 'brown, khairo, खैरो', 'brown, tan, espresso, walnut, earth'],
  ['Beige', 'क्रिम', 'beige, cream, krim, क्रिम', 'beige, cream, oatmeal, ivory, sand, ecru, natural'],
  ['Red', 'रातो', 'red, rato, रातो', 'red, maroon, madder, crimson, burgundy'],
  ['Orange', 'सुन्तला रङ', 'orange, suntala, सुन्तला', 'orange, terracotta, rust, clay'],
  ['Yellow', 'पहेँलो', 'yellow, pahelo, paheilo, पहेँलो, पहेंलो', 'yellow, mustard, honey'],
  ['Green', 'हरियो', 'green, hariyo, hario, हरियो', 'green, sage, olive, moss'],
  ['Blue', 'निलो', 'blue, nilo, neelo, निलो, नीलो', 'blue, indigo, navy, teal'],
  ['Purple', 'बैजनी', 'purple, violet, baijani, बैजनी', 'purple, violet, plum, lavender'],
  ['Pink', 'गुलाबी', 'pink, gulabi, गुलाबी', 'pink, blush, rose'],
  ['Forest green', 'वन हरियो', 'forest green, dark green, गाढा हरियो', 'forest green, deep green'],
  ['Sage', 'सेज', 'sage, sage green, सेज', 'sage'],
  ['Olive', 'जैतुनी', 'olive, olive green, जैतुनी', 'olive'],
  ['Teal', 'मयूर निलो', 'teal, turquoise, मयूर निलो', 'teal, turquoise'],
  ['Navy', 'गाढा निलो', 'navy, navy blue, dark blue, गाढा निलो', 'navy, ink blue'],
  ['Indigo', 'इन्डिगो', 'indigo, इन्डिगो', 'indigo'],
  ['Ivory', 'आइभरी', 'ivory, off white, आइभरी', 'ivory'],
  ['Oatmeal', 'ओटमिल', 'oatmeal, ओटमिल', 'oatmeal'],
  ['Mustard', 'तोरी पहेँलो', 'mustard, तोरी पहेँलो', 'mustard'],
  ['Maroon', 'मरुन', 'maroon, मरुन', 'maroon'],
  ['Rust', 'खिया रङ', 'rust, rust color, खिया रङ', 'rust'],
  ['Terracotta', 'टेराकोटा', 'terracotta, टेराकोटा', 'terracotta'],
  ['Charcoal', 'कोइला कालो', 'charcoal, dark gray, dark grey, कोइला रङ', 'charcoal, graphite'],
  ['Tan', 'हल्का खैरो', 'tan, light brown, हल्का खैरो', 'tan'],
]

/** Light or dark in any color, woods among them. */
const tones: readonly Row[] = [
  [
    'Light color',
    'हल्का रङ',
    'light color, light colour, light colored, light coloured, halka rang, haluka rang, हल्का रङ, हलुका रङ',
    'white, ivory, ecru, beige, cream, oatmeal, sand, natural, light wood, oak, ash, pine, beech, birch, bamboo',
  ],
  [
    'Dark color',
    'गाढा रङ',
    'dark color, dark colour, dark colored, dark coloured, gadha rang, gaadha rang, गाढा रङ',
    'black, ebony, charcoal, graphite, slate, espresso, dark wood, walnut, sheesham, mahogany, wenge, navy, ink blue, ' +
      'indigo, forest green, deep green, maroon, burgundy',
  ],
]

const materials: readonly Row[] = [
  [
    'Wood',
    'काठ',
    'wood, wooden, timber, kath, kaath, काठ',
    'wood, sal, sheesham, teak, oak, walnut, pine, ash, beech, bamboo, hardwood',
  ],
  ['Light wood', 'हल्का काठ', 'light wood, light wooden, halka kath, हल्का काठ', 'oak, ash, pine, beech, birch, bamboo'],
  [
    'Dark wood',
    'गाढा काठ',
    'dark wood, dark wooden, dark timber, gadha kath, gadha kaath, gaadha kath, gaadha kaath, गाढा काठ',
    'dark wood, walnut, sheesham, rosewood, mahogany, wenge, espresso, ebony',
  ],
  ['Solid wood', 'ठोस काठ', 'solid wood, solid wooden, ठोस काठ', 'solid'],
  ['Sal', 'साल', 'sal, sal wood, saal, sakhuwa, साल, सखुवा', 'sal'],
  ['Sheesham', 'सिसौ', 'sheesham, shisham, seesham, sisau, sissoo, rosewood, सिसौ, सिसम', 'sheesham'],
  ['Teak', 'टिक', 'teak, teak wood, teakwood, sagwan, sagaun, टिक, सागवान, सागौन', 'teak'],
  ['Oak', 'ओक', 'oak, oak wood, ओक', 'oak'],
  ['Walnut', 'ओखर', 'walnut, okhar, ओखर', 'walnut'],
  ['Pine', 'सल्ला', 'pine, pine wood, pinewood, salla, sallo, सल्ला, सल्लो', 'pine'],
  ['Ash', 'ऐश', 'ash wood, ashwood, ऐश', 'ash'],
  ['Bamboo', 'बाँस', 'bamboo, bans, baans, बाँस', 'bamboo'],
  ['Cane', 'बेत', 'cane, bet, बेत', 'cane, rattan'],
  ['Rattan', 'र्याटन', 'rattan, ratan, wicker, र्याटन', 'rattan'],
  ['Plywood', 'प्लाइउड', 'plywood, ply, प्लाइउड, प्लाई', 'plywood'],
  ['Metal', 'धातु', 'metal, dhatu, धातु', 'metal, steel, aluminium, brass, iron'],
  ['Steel', 'स्टिल', 'steel, iron, stainless steel, falam, phalam, स्टिल, स्टील, फलाम', 'steel, iron'],
  ['Aluminum', 'आल्मुनियम', 'aluminium, aluminum, आल्मुनियम', 'aluminium'],
  ['Brass', 'पित्तल', 'brass, pittal, पित्तल', 'brass'],
  ['Glass', 'सिसा', 'glass, glass top, sisa, सिसा, काँच', 'glass'],
  ['Marble', 'मार्बल', 'marble, sangmarmar, मार्बल, संगमरमर', 'marble'],
  ['Leather', 'छाला', 'leather, leatherette, rexine, chhala, chala, छाला', 'leather'],
  ['Velvet', 'मखमल', 'velvet, makhmal, makhamal, मखमल, मखमली', 'velvet'],
  ['Linen', 'लिनेन', 'linen, लिनेन', 'linen'],
  ['Cotton', 'सुती', 'cotton, suti, सुती', 'cotton'],
  [
    'Fabric',
    'कपडा',
    'fabric, kapada, kapda, कपडा',
    'fabric, upholstery, upholstered, velvet, linen, chenille, bouclé, woven',
  ],
  ['Foam', 'फोम', 'foam, फोम', 'foam'],
  ['Memory foam', 'मेमोरी फोम', 'memory foam, मेमोरी फोम', 'memory foam'],
  ['Coir', 'नरिवलको रेसा', 'coir, coconut, coir mat, कोयर, नरिवल', 'coir'],
  ['Springs', 'स्प्रिङ', 'spring, springs, pocket spring, pocket springs, स्प्रिङ', 'springs, spring'],
  ['Mesh', 'जाली', 'mesh, net, jali, मेस, जाली', 'mesh'],
]

/** Words that say a color or material, longest phrase of three words. */
export const looks: ReadonlyMap<string, Look> = new Map([
  ...rowsOf('color', [...colors, ...tones]),
  ...rowsOf('material', materials),
])
export const MOST_WORDS_OF_LOOK = 3

const toneNames = new Set([...tones.map(([en]) => en), 'Light wood', 'Dark wood'])

/** Returns whether a look is light or dark, whatever the color or the wood. */
export function isTone({ en }: Look): boolean {
  return toneNames.has(en)
}

const excludedLooks = new Map([...new Set(looks.values())].map((look) => [look, excludedLook(look)]))

function excludedLook(look: Look): Look {
  return { ...look, en: `Not ${look.en.toLowerCase()}`, ne: `${look.ne}बाहेक`, isExcluded: true }
}

const notWords = new Set('not no non without except excluding'.split(' '))
/** Between these and the look may stand: `not made of leather`. */
const fillers = new Set('any made of in'.split(' '))
/** These stand after what is not wanted: `leather free`, छालाबिना. */
const exceptWords = new Map(
  'free bina bahek nabhayeko nabhako nahune hoina बिना बाहेक नभएको नहुने होइन'.split(' ').map((word) => [word, true]),
)
const alternatives = new Set(['or', 'nor'])

/**
 * Reads a look that is not wanted: `without leather`, `not black or gray`.
 *
 * @param isAfterExcluded  whether the words before these say one, too
 */
export function readExcluded(tokens: readonly Token[], at: number, isAfterExcluded: boolean): Match<Look> | undefined {
  const { word } = tokens[at]!
  const isBefore = notWords.has(word) || (isAfterExcluded && alternatives.has(word))
  const start = isBefore ? tokens.findIndex((next, place) => place > at && !fillers.has(next.word)) : at
  if (start < 0) return undefined
  const look = findPhrase(tokens, start, looks, MOST_WORDS_OF_LOOK)
  const value = look && excludedLooks.get(look.value)
  if (!look || !value) return undefined
  if (isBefore) return { value, end: look.end }
  const after = findPhrase(tokens, look.end, exceptWords, 1)
  return after && { value, end: after.end }
}

function rowsOf(kind: Look['kind'], rows: readonly Row[]): [string, Look][] {
  return rows.flatMap(([en, ne, written, means]) => {
    const words = written.split(', ')
    const nepali = words.filter((word) => /^[\u0900-\u097F]/.test(word))
    const look: Look = { kind, en, ne, means: means.split(', '), nepali }
    return words.map((word): [string, Look] => [word, look])
  })
}
