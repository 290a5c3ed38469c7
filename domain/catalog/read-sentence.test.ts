import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_PRICE_RUPEES, MAX_SEARCH_LENGTH } from '../bounds.ts'
import { readPlainWords, readSentence } from './read-sentence.ts'
import { type Condition, conditionsOf, rewrite, withoutCondition, wordsOf } from './sentence.ts'
import type { Vocabulary } from './sentence-places.ts'

const shop: Vocabulary = {
  places: [
    { id: 1, roomId: null, names: ['Bedroom', 'सुत्ने कोठा'] },
    { id: 2, roomId: null, names: ['Office Items', 'अफिसका सामान'] },
    { id: 11, roomId: 1, names: ['Beds', 'पलङ'] },
    { id: 12, roomId: 1, names: ['Wardrobes', 'दराज'] },
    { id: 13, roomId: 1, names: ['Mattresses', 'म्याट्रेस'] },
    { id: 14, roomId: 1, names: ['Dressers', 'ड्रेसर'] },
    { id: 21, roomId: 2, names: ['Office chairs', 'अफिस कुर्सी'] },
    { id: 22, roomId: 2, names: ['Desks', 'डेस्क'] },
    { id: 31, roomId: 3, names: ['Dining sets', 'डाइनिङ सेट'] },
  ],
  synonyms: [
    { word: 'palang', means: 'bed' },
    { word: 'kapda rakhne', means: 'wardrobe' },
    { word: 'drawers', means: 'dresser' },
    { word: 'sofa cum bed', means: 'sofa bed' },
    { word: 'sutne kotha', means: 'bedroom' },
    { word: 'gadda', means: 'mattress' },
    { word: 'गद्दा', means: 'mattress' },
  ],
}

const read = (query: string) => readSentence(query, shop)

/** Writes what was understood in short: `category 11, price ..50000 | sofa`. */
function summary(query: string): string {
  const sentence = read(query)
  return [conditionsOf(sentence).map(shortly).join(', '), wordsOf(sentence)].filter((part) => part !== '').join(' | ')
}

function shortly(condition: Condition): string {
  if (condition.kind === 'price') {
    return `${condition.isAbout ? 'about' : 'price'} ${condition.minPrice ?? ''}..${condition.maxPrice ?? ''}`
  }
  if (condition.kind === 'seats') return `${condition.seats} seats`
  if (condition.kind === 'size') {
    const { names, measured } = condition
    return `size ${[...names, measured && `${measured.width}*${measured.length}`].filter(Boolean).join(' ')}`
  }
  if (condition.kind === 'measure') return JSON.stringify(condition.limits)
  return 'id' in condition ? `${condition.kind} ${condition.id}` : condition.en
}

test.each([
  // a maximum
  ['bed under 50000', 'category 11, price ..50000'],
  ['bed below Rs. 50,000', 'category 11, price ..50000'],
  ['bed less than 1,00,000/-', 'category 11, price ..100000'],
  ['sofa up to 50k', 'price ..50000 | sofa'],
  ['sofa upto nrs 50 K', 'price ..50000 | sofa'],
  ['sofa <50000', 'price ..50000 | sofa'],
  ['sofa under 1.5 lakh', 'price ..150000 | sofa'],
  ['sofa under 2L', 'price ..200000 | sofa'],
  ['sofa within 1 lac 20 thousand', 'price ..120000 | sofa'],
  ['sofa under fifty thousand', 'price ..50000 | sofa'],
  ['sofa under 50', 'price ..50000 | sofa'], // thousands, as people say it
  ['cushion under 500', 'price ..500 | cushion'],
  ['sofa 50 hajar samma', 'price ..50000 | sofa'],
  ['sofa 50 hajar bhanda kam', 'price ..50000 | sofa'],
  ['sofa 40000 vanda kum', 'price ..40000 | sofa'],
  ['sofa 60k or less', 'price ..60000 | sofa'],
  ['५०००० भन्दा कम पलङ', 'price ..50000, category 11'],
  ['५० हजारभन्दा कमको पलङ', 'price ..50000, category 11'],
  ['रु ५०,००० सम्मको सोफा', 'price ..50000 | सोफा'],
  ['रु. ५०,०००सम्म सोफा', 'price ..50000 | सोफा'],
  ['सोफा एक लाखभित्र', 'price ..100000 | सोफा'],
  ['डेढ लाख सम्मको सोफा', 'price ..150000 | सोफा'],
  ['साढे दुई लाखमुनि सोफा', 'price ..250000 | सोफा'],
  ['१ लाखमुनिको सोफा', 'price ..100000 | सोफा'],
  ['पचास हजार भन्दा सस्तो सोफा', 'price ..50000 | सोफा'],
  ['अस्सी हजार मुनिको सोफा', 'price ..80000 | सोफा'],
  ['असी हजारमुनिको सोफा', 'price ..80000 | सोफा'],
  ['पचासी हजार सम्मको सोफा', 'price ..85000 | सोफा'],
  ['बयालीस हजारभित्रको सोफा', 'price ..42000 | सोफा'],
  ['assi hajar samma sofa', 'price ..80000 | sofa'],
  // a minimum
  ['sofa above 1 lakh', 'price 100000.. | sofa'],
  ['sofa over 75,000', 'price 75000.. | sofa'],
  ['sofa more than 75k', 'price 75000.. | sofa'],
  ['sofa from 20k', 'price 20000.. | sofa'],
  ['sofa 50000+', 'price 50000.. | sofa'],
  ['sofa 1 lakh bhanda badhi', 'price 100000.. | sofa'],
  ['१ लाख भन्दा बढी सोफा', 'price 100000.. | सोफा'],
  ['१ लाख देखि माथि सोफा', 'price 100000.. | सोफा'],
  // both
  ['sofa between 20k and 50k', 'price 20000..50000 | sofa'],
  ['sofa between 50k and 20k', 'price 20000..50000 | sofa'],
  ['sofa from 20000 to 50000', 'price 20000..50000 | sofa'],
  ['sofa 20000-50000', 'price 20000..50000 | sofa'],
  ['sofa 20-50k', 'price 20000..50000 | sofa'],
  ['sofa 20 to 50 thousand', 'price 20000..50000 | sofa'],
  ['sofa 20 hajar dekhi 50 hajar samma', 'price 20000..50000 | sofa'],
  ['२० देखि ५० हजारसम्मको सोफा', 'price 20000..50000 | सोफा'],
  ['१ लाख र २ लाखको बीचमा सोफा', 'price 100000..200000 | सोफा'],
  ['sofa above 20k below 50k', 'price 20000.., price ..50000 | sofa'],
  // one price
  ['sofa around 50000', 'about 40000..60000 | sofa'],
  ['sofa about 1 lakh', 'about 80000..120000 | sofa'],
  ['sofa 60000', 'about 48000..72000 | sofa'],
  ['50k sofa', 'about 40000..60000 | sofa'],
  ['करिब ५० हजारको सोफा', 'about 40000..60000 | सोफा'],
  ['sofa 50 hajar jati', 'about 40000..60000 | sofa'],
  ['sofa under 99999999999999999999', `price ..${MAX_PRICE_RUPEES} | sofa`],
])('the price of %j: %s', (query, understood) => {
  expect(summary(query)).toBe(understood)
})

test.each([
  ['chair under 10 kg', 'chair under 10 kg'],
  ['sofa under 0', 'sofa under 0'],
  ['calendar 2026', 'calendar 2026'],
  ['mx5 sofa', 'mx5 sofa'],
  ['over the table', 'over the table'],
  ['from ilam', 'from ilam'],
  ['3 door cupboard', '3 door cupboard'],
])('%j names no price', (query, words) => {
  expect(summary(query)).toBe(words)
})

test.each([
  ['6 seater table', '6 seats, category 31'],
  ['6-seater table', '6 seats, category 31'],
  ['six seater table', '6 seats, category 31'],
  ['3 seat sofa', '3 seats | sofa'],
  ['single seater sofa', '1 seats | sofa'],
  ['table for six', 'category 31, 6 seats'],
  ['table for 8 people', 'category 31, 8 seats'],
  ['wooden six seater tables', 'Wood, 6 seats, category 31'],
  ['meeting table for six', '6 seats | meeting table'],
  ['sofa set 3+2+1', '6 seats | sofa set'],
  ['६ जनाको टेबल', '6 seats | टेबल'],
  ['छ जनाका लागि टेबल', '6 seats | टेबल'],
  ['6 jana ko table', '6 seats, category 31'],
  ['तीन सिटे सोफा', '3 seats | सोफा'],
  ['chha seater table', '6 seats, category 31'],
  ['table for 6 years', 'table for 6 years'],
  ['99 seater table', '99 seater table'],
])('the seats of %j: %s', (query, understood) => {
  expect(summary(query)).toBe(understood)
})

test.each([
  ['153*200 bed', 'size queen 153*200, category 11'],
  ['153 x 200 cm bed', 'size queen 153*200, category 11'],
  ['१५३*२०० पलङ', 'size queen 153*200, category 11'],
  ['5x6.5 ft bed', 'size queen 152*198, category 11'],
  ['5 by 6.5 bed', 'size queen 152*198, category 11'],
  ["bed 6'x6'", 'category 11, size king 183*183'],
  ['6.5x6 feet bed', 'size king 183*198, category 11'],
  ['72x78x6 inch mattress', 'size king 183*198, category 13'],
  ['92*190 mattress', 'size 92*190, category 13'],
  ['५x६.५ फिटको पलङ', 'size queen 152*198, category 11'],
  ['५ फिट ६.५ फिटको पलङ', 'size queen 152*198, category 11'],
  ['queen size bed', 'size queen, category 11'],
  ['क्वीन साइज पलङ', 'size queen, category 11'],
  ['king bed', 'size king, category 11'],
  ['double bed', 'size queen king, category 11'],
  ['doble bed', 'size queen king, category 11'],
  ['dabal bed', 'size queen king, category 11'],
  ['दोहोरो पलङ', 'size queen king, category 11'],
  ['दुई जनाको पलङ', 'size queen king, category 11'],
  ['bed for two', 'category 11, size queen king'],
  ['single person bed', 'size single, category 11'],
  ['bed for 3', 'category 11, 3 seats'],
  ['2 seater sofa bed', '2 seats, category 11 | sofa'],
  ['single palang', 'size single, category 11'],
  ['डबल पलङ', 'size queen king, category 11'],
  ['डबल ओछ्यान', 'size queen king, category 11'],
  ['double ochhyan', 'size queen king, category 11'],
  ['सिङ्गल बिछ्यौनाको', 'size single, category 11'],
  ['single sofa', 'single sofa'],
  ['2x4 timber shelf', 'Wood | 2x4 shelf'],
])('the size of %j: %s', (query, understood) => {
  expect(summary(query)).toBe(understood)
})

test.each([
  ['green velvet sofa', 'Green, Velvet | sofa'],
  ['forest green sofa', 'Forest green | sofa'],
  ['hariyo sofa', 'Green | sofa'],
  ['रातो रङको सोफा', 'Red | सोफा'],
  ['sal wood bed', 'Sal, category 11'],
  ['सिसौको पलङ', 'Sheesham, category 11'],
  ['makhmal sofa', 'Velvet | sofa'],
  ['wooden palang', 'Wood, category 11'],
])('the look of %j: %s', (query, understood) => {
  expect(summary(query)).toBe(understood)
})

test.each([
  ['beds', 'category 11'],
  ['पलङहरू', 'category 11'],
  ['office', 'room 2'],
  ['अफिस', 'room 2'],
  ['office chair', 'category 21'],
  ['office table', 'room 2 | table'],
  ['bedroom wardrobe', 'room 1, category 12'],
  ['sutne kotha', 'room 1'],
  ['सुत्ने कोठाको दराज', 'room 1, category 12'],
  ['kapda rakhne', 'category 12'],
  ['desk with drawers', 'category 22 | with drawers'],
  ['दराज भएको पलङ', 'category 11 | दराज'],
  ['bed mattress', 'category 13 | bed'],
  ['पलङको म्याट्रेस', 'category 13 | पलङ'],
  ['bed and wardrobe', 'category 11, category 12'],
  ['पलंग', 'category 11'],
  ['पलङ्गहरू', 'category 11'],
  ['सिंगल पलंग', 'size single, category 11'],
  ['पलङ र दराज', 'category 11, category 12'],
  ['palang ra wardrobe', 'category 11, category 12'],
  ['bed gadda', 'category 11, category 13'],
  ['gadda bed', 'category 13, category 11'],
  ['bed ra gadda', 'category 11, category 13'],
  ['double bed gadda', 'size queen king, category 11, category 13'],
  ['पलङ गद्दा', 'category 11, category 13'],
  ['डबल पलङ गद्दा सहित', 'size queen king, category 11, category 13'],
  ['पलंग गद्दासहित', 'category 11, category 13'],
  ['गद्दासँगको पलङ', 'category 13, category 11'],
  ['पलङ गद्दासंग', 'category 11, category 13'],
  ['पलङ गद्दा संग', 'category 11, category 13'],
  ['palang gaddasanga', 'category 11, category 13'],
  ['bed gadda sang', 'category 11, category 13'],
  ['गद्दासंगको पलङ', 'category 13, category 11'],
  ['bed with mattress', 'category 11, category 13 | with'],
  ['bed ko gadda', 'category 13 | bed'],
  ['bed mattress with cover', 'category 13 | bed with cover'],
  ['sofa cum bed', 'sofa bed'],
  ['best bed price', 'category 11'],
  ['best price', 'best price'],
])('the places of %j: %s', (query, understood) => {
  expect(summary(query)).toBe(understood)
})

test.each([
  ['comfortable bed', 'category 11'],
  ['strong soft sofa', 'sofa'],
  ['aaramdayi kursi', 'kursi'],
  ['बलियो पलङ', 'category 11'],
  ['राम्रो सोफा', 'सोफा'],
  ['small table for the office', 'room 2 | small table for the'],
  ['light chair for the office', 'room 2 | chair for the'],
  ['light for the office', 'room 2 | light for the'],
  ['chair light', 'chair light'],
  ['soft', 'soft'],
  ['bed for a small room', 'category 11 | for a small'],
  ['desk for my flat', 'category 22 | for my'],
  ['room', 'room'],
])('the taste of %j does not count: %s', (query, understood) => {
  expect(summary(query)).toBe(understood)
})

test.each([
  ['bed under 50000', ['under 50000', 'bed']],
  ['५०००० भन्दा कम पलङ', ['पलङ', '५०००० भन्दा कम']],
  ['green sofa, under 1 lakh', ['sofa, under 1 lakh', 'green sofa,']],
  ['under 50000', ['']],
  ['bed palang', ['']],
])('%j without each of its conditions: %j', (query, without) => {
  const sentence = read(query)
  const conditions = [...new Set(conditionsOf(sentence))]
  expect(conditions.map((condition) => withoutCondition(sentence, condition))).toEqual(without)
})

test('a corrected search keeps its conditions, and leaves out words without meaning', () => {
  const meant = new Map([['sofaa', 'sofa']])
  const corrected = rewrite(read('green sofaa xyz under 50000'), (word) => meant.get(word) ?? null)
  expect(corrected).toBe('green sofa under 50000')
})

test('mere words have no conditions', () => {
  const plain = readPlainWords('bed under 50,000')
  expect(conditionsOf(plain)).toEqual([])
  expect(wordsOf(plain)).toBe('bed under 50,000')
})

test('any text is read, and its conditions are bounded', () => {
  const word = fc.constantFrom(
    'under',
    '50k',
    '5',
    'x',
    '6',
    'ft',
    'seater',
    'green',
    'bed',
    'देखि',
    '१ लाख',
    '-',
    '+',
    'for',
    'cm',
    'wide',
  )
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(word).map((words) => words.join(' ')),
  )
  fc.assert(
    fc.property(text, (query) => {
      const sentence = read(query.slice(0, MAX_SEARCH_LENGTH))
      const conditions = conditionsOf(sentence)
      expect(conditions.length).toBeLessThanOrEqual(10)
      for (const condition of conditions) {
        expect(withoutCondition(sentence, condition).length).toBeLessThan(sentence.text.length)
        if (condition.kind !== 'price') continue
        expect(condition.minPrice ?? 0).toBeLessThanOrEqual(condition.maxPrice ?? MAX_PRICE_RUPEES)
        expect(Number.isSafeInteger(condition.minPrice ?? 0)).toBe(true)
      }
    }),
  )
})
