import { expect, test } from 'vitest'
import { readSentence } from './read-sentence.ts'
import { type Condition, conditionsOf, unusedMeasuresIn, wordsOf } from './sentence.ts'

const shop = {
  places: [
    { id: 11, roomId: 1, names: ['Beds', 'पलङ'] },
    { id: 12, roomId: 1, names: ['Wardrobes', 'दराज'] },
    { id: 13, roomId: 1, names: ['Mattresses', 'म्याट्रेस'] },
    { id: 22, roomId: 2, names: ['Desks', 'डेस्क'] },
  ],
  synonyms: [{ word: 'palang', means: 'bed' }],
}

/** Writes the measures of a search in short, and what else it asks for: `width ..180 | sofa`. */
function summary(query: string): string {
  const sentence = readSentence(query, shop)
  const all = [conditionsOf(sentence).map(shortly).join(', '), wordsOf(sentence)]
  return all.filter((part) => part !== '').join(' | ')
}

function shortly(condition: Condition): string {
  if (condition.kind === 'measure') {
    return condition.limits.map(({ side, leastCm, mostCm }) => `${side} ${leastCm ?? ''}..${mostCm ?? ''}`).join(' ')
  }
  if (condition.kind === 'size') return `size ${condition.names.join(' ')}`
  if (condition.kind === 'price') return `price ${condition.minPrice ?? ''}..${condition.maxPrice ?? ''}`
  if (condition.kind === 'seats') return `${condition.seats} seats`
  return 'id' in condition ? String(condition.id) : condition.en
}

test.each([
  // at most
  ['sofa under 180 cm wide', 'width ..180 | sofa'],
  ['sofa below 180cm', 'width ..180 | sofa'],
  ['desk max 120 cm wide', '22, width ..120'],
  ['desk at most 120 cm long', '22, length ..120'],
  ['desk up to 60 cm deep', '22, depth ..60'],
  ['wardrobe within 200 cm high', '12, height ..200'],
  ['wardrobe less than 2 m tall', '12, height ..200'],
  ['wardrobe narrower than 1.1 m', '12, width ..110'],
  ['sofa no wider than 180 cm', 'width ..180 | sofa'],
  ['sofa not more than 180 cm in width', 'width ..180 | sofa'],
  ['sofa 180 cm or less', 'width ..180 | sofa'],
  ['sofa 180 cm wide max', 'width ..180 | sofa'],
  ['sofa with a maximum width of 180 cm', 'width ..180 | sofa with a'],
  ['sofa width under 180', 'width ..180 | sofa'],
  ['sofa 180 wide', 'width ..180 | sofa'],
  ['dining table 180 cm', 'width ..180 | dining table'],
  ['180 cm wardrobe', 'width ..180, 12'],
  ['wardrobe 180 cm', '12, width ..180'],
  ['desk 1200 mm wide', '22, width ..120'],
  ['sofa that fits 180 cm', 'width ..180 | sofa that'],
  ['sofa for a 180 cm wall', 'width ..180 | sofa for a'],
  ['sofa under 180 cm wide and 90 cm deep', 'width ..180, depth ..90 | sofa and'],
  // feet and inches, rounded for the shopper
  ['sofa under 6 ft', 'width ..183 | sofa'],
  ['wardrobe under 5\'6"', '12, width ..168'],
  ['wardrobe 5 feet 6 inches wide', '12, width ..168'],
  ['wardrobe 5 ft 6 in', '12, width ..168'],
  ['wardrobe six feet high', '12, height ..183'],
  ['desk 48 inch', '22, width ..122'],
  // Nepali, and Nepali in Latin letters
  ['sofa 180 cm samma', 'width ..180 | sofa'],
  ['sofa 180 cm bhanda kam chauda', 'width ..180 | sofa'],
  ['chaudai 180 cm samma ko sofa', 'width ..180 | sofa'],
  ['sofa 6 feet bhanda lamo nabhayeko', 'length ..183 | sofa'],
  ['sofa 180 cm ma atne', 'width ..180 | sofa'],
  ['डाइनिङ टेबल १८० सेमी', 'width ..180 | डाइनिङ टेबल'],
  ['१८० सेमी भन्दा कम चौडा सोफा', 'width ..180 | सोफा'],
  ['१८० सेमीभन्दा कमको सोफा', 'width ..180 | सोफा'],
  ['चौडाइ १८० सेमीसम्मको सोफा', 'width ..180 | सोफा'],
  ['१८० से.मी. सम्मको सोफा', 'width ..180 | सोफा'],
  ['६ फिटको दराज', 'width ..183, 12'],
  ['साठी सेमी गहिरो डेस्क', 'depth ..60, 22'],
  ['उचाइ २ मिटर भन्दा कम दराज', 'height ..200, 12'],
  // at least, about, between
  ['desk wider than 140 cm', '22, width 140..'],
  ['desk at least 140 cm wide', '22, width 140..'],
  ['desk 140 cm bhanda lamo', '22, length 140..'],
  ['desk about 120 cm wide', '22, width 108..132'],
  ['desk between 100 and 140 cm wide', '22, width 100..140'],
  ['desk 100-140 cm', '22, width 100..140'],
  ['wide desk over 150 cm', '22, width 150..'],
  ['long bench under 150 cm', 'length ..150 | bench'],
  ['sofa under 180 cm and 90 cm deep', 'width ..180, depth ..90 | sofa and'],
  // several sides
  ['desk 120 x 60 cm', '22, width ..120 depth ..60'],
  ['desk 60*120', '22, width ..120 depth ..60'],
  ['dining table 180x90 cm', 'width ..180 depth ..90 | dining table'],
  ['sofa 200*90', 'width ..200 depth ..90 | sofa'],
  ['desk 4 ft x 2 ft', '22, width ..122 depth ..61'],
  ['wardrobe 120x60x210 cm', '12, width ..120 depth ..60 height ..210'],
  // beside other conditions
  ['desk under 120 cm wide under 30000', '22, width ..120, price ..30000'],
  ['sofa under 1 lakh below 200 cm', 'price ..100000, width ..200 | sofa'],
  // a mattress is thick, a lamp is high
  ['8 inch mattress', 'height ..21, 13'],
  ['lamp under 150 cm', 'height ..150 | lamp'],
])('the measure of %j: %s', (query, understood) => {
  expect(summary(query)).toBe(understood)
})

test.each([
  ['180 cm bed under 50000', 'size king, 11, price ..50000'],
  ['bed 150 cm', '11, size queen'],
  ['bed 6 feet 40000', '11, size king, price 32000..48000'],
  ['6 फिटको पलङ', 'size king, 11'],
  ['122*200 bed', 'size single, 11'],
  ['bed 5x6.5 ft', '11, size queen'],
  ['bed under 180 cm wide', '11, width ..180'],
  ['queen bed below 170 cm', 'size queen, 11, width ..170'],
])('the size of a bed stays one in %j: %s', (query, understood) => {
  expect(summary(query)).toBe(understood)
})

test.each([
  ['desk for 2 screens', '22 | for 2 screens'],
  ['sofa under 50000', 'price ..50000 | sofa'],
  ['sofa under 180', 'price ..180 | sofa'],
  ['high chair', 'high chair'],
  ['2 high chairs', '2 high chairs'],
  ['4 high back chairs', '4 high back chairs'],
  ['1 long sofa', '1 long sofa'],
  ['20 high chairs', '20 high chairs'],
  ['long bench', 'long bench'],
  ['desk with 3 drawers', '22 | with 3 drawers'],
  ['2x4 shelf', '2x4 shelf'],
  ['3 door wardrobe', '3 door | 12'],
])('%j has no measure: %s', (query, understood) => {
  expect(summary(query)).toContain(understood.split(' | ')[0])
  expect(summary(query)).not.toMatch(/width|depth|height|length/)
})

test.each([
  ['bed for a 6 feet tall person', ['6 feet tall']],
  ['tv stand for 55 inch tv', ['55 inch']],
  ['55 inch tv stand', ['55 inch']],
  ['18 mm plywood wardrobe', ['18 mm']],
  ['sofa for a 10 feet room', ['10 feet']],
  ['१० फिट कोठाको सोफा', ['१० फिट']],
  ['sofa under 180 cm wide', []],
])('no piece is held against a measure of something else in %j: %j', (query, unused) => {
  expect(unusedMeasuresIn(readSentence(query, shop))).toEqual(unused)
})
