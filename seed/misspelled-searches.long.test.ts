import type { SearchReply } from '#contract/catalog/search.ts'
import { expect } from '#api/test/test.ts'
import { demoTest as test } from './demo-app.fixture.ts'
import { expectFirst, rowsOf } from './searches.fixture.ts'

/** Searches as people misspell them, and for what the demo shop does not sell, as `rowsOf` reads them. */
const searches = `
  sofaa                                 Bagmati three-seater sofa
  sofa and carpet                       Bagmati three-seater sofa
  matress quen                          Sukha pocket-spring mattress
  wadrobe                               Lumbini three-door wardrobe
  cuboard                               Lumbini three-door wardrobe
  matress under 20k                     Komal foam mattress
  dinning table                         Janaki six-seater dining set
  ofice chair                           Utsav ergonomic mesh chair
  recliner chiar                        Dhulikhel recliner
  bokshelf                              Bandipur open bookshelf
  palung                                Himal hydraulic storage bed
  grean sofa                            Bagmati three-seater sofa
  velvt sofa under 1 lakh               Patan loveseat
  दाराज                                 Lumbini three-door wardrobe
  कुर्सि                                Palpa spindle-back dining chair

  asdfgh                                -
  darwaja                               -
  पर्दा                                 -
  bedsheet                              -
  curtain under 5000                    -
  red curtain                           -
  curtain for living room               -
  carpet for living room                -
  rug for living room                   -
  galaicha                              -
  गलैँचा                                -
  parda                                 -
  mandir                                -
  मन्दिर                                -
  hanger                                -
  vase                                  -
  flower pot                            -
  wall clock                            -
  gas stove                             -
  fridge under 50000                    -

  warobe                                Lumbini three-door wardrobe
  wardrob                               Lumbini three-door wardrobe
  wordrobe                              Lumbini three-door wardrobe
  ward robe                             Lumbini three-door wardrobe
  almira                                Lumbini three-door wardrobe
  almari 1 lakh bhitra                  Lumbini three-door wardrobe
  daraj 50 hajar bhitra                 ~ Lumbini three-door wardrobe
  दराज ५० हजार भित्र                    ~ Lumbini three-door wardrobe
  cubord                                Lumbini three-door wardrobe
  matres                                Sukha pocket-spring mattress
  sofaset                               Bagmati three-seater sofa
  sopha set                             Bagmati three-seater sofa
  diwan                                 Bagmati three-seater sofa
  tebul                                 Nagarkot nesting coffee tables
  kursi                                 Palpa spindle-back dining chair
  riclainer                             Dhulikhel recliner
  office tebul                          Mitra compact study desk
  ofis table                            Mitra compact study desk
  computer tabel                        Mitra compact study desk
  study tabel                           Mitra compact study desk
  dresing table                         Tansen six-drawer dresser
  center tabel                          Nagarkot nesting coffee tables
  tea tebul                             Nagarkot nesting coffee tables
  dinning tabel                         Janaki six-seater dining set
  tv rak                                Kirtipur TV unit
  टीभी र्‍याक                            Kirtipur TV unit
  lshape sofa                           Karnali five-seater L-shaped sofa
  corner sofa set                       Karnali five-seater L-shaped sofa
  कर्नर सोफा                            Karnali five-seater L-shaped sofa
  एल सेप सोफा                           Karnali five-seater L-shaped sofa
  grey office chair                     Utsav ergonomic mesh chair
  2 ota kursi                           Palpa spindle-back dining chair
  ४ वटा कुर्सी                          Palpa spindle-back dining chair
  kursi 4 ota                           Palpa spindle-back dining chair
  naya sofa                             Bagmati three-seater sofa
  second hand sofa                      Bagmati three-seater sofa
  sofa price in nepal                   Bagmati three-seater sofa
  नेपालमा सोफाको मूल्य                  Patan loveseat
  boss chair                            Rajdhani executive leather chair
  जुत्ता राख्ने र्‍याक                   Bandipur open bookshelf
  arm chair                             Thamel armchair
  gol tebul                             Nagarkot nesting coffee tables
  tv rakhne daraj                       Kirtipur TV unit
  भाँडा राख्ने दराज                     Tansen slatted sideboard
  bed side drawer                       Asan bedside table
  bed side ko table                     Asan bedside table
  khat chheu ko table                   Asan bedside table
  khat chheu ko tebul                   Asan bedside table
  ओछ्यान छेउको टेबल                     Asan bedside table
  ओछ्यान छेउको सानो टेबल                Asan bedside table
  ओछ्यान छेउको टेबुल                    Asan bedside table
  खाट छेउमा राख्ने टेबल                 Asan bedside table
  सिरानी छेउको टेबल                     Asan bedside table
  सिरान टेबल                            Asan bedside table
  sallo ko khat                         Pokhara bunk bed
  cafe table                            Nagarkot nesting coffee tables
  comfort chair                         Palpa spindle-back dining chair
  jhul                                  Mustang four-poster bed
  mosquito net                          Mustang four-poster bed
`

test.for(rowsOf(searches))('%s: %s', async ([q, expected], { app }) => {
  await expectFirst(app, q, expected)
})

test.for([
  ['shoe rack', 'rack'],
  ['जुत्ता राख्ने र्‍याक', 'र्‍याक'],
  ['baby bed', 'bed'],
  ['baby cot', 'cot'],
  ['second hand sofa', 'sofa'],
  ['plastic chair', 'chair'],
  ['sofa cum bed', 'bed'],
  ['table lamp', 'lamp'],
  ['warobe', 'wardrobe'],
  ['cubord', 'cupboard'],
  ['cafe table', 'table'],
  ['sofa price in nepal', null],
  ['2 ota kursi', null],
] as const)('what the shop shows for %s is named: %s', async ([q, corrected], { app }) => {
  const answer = await app.inject({ url: '/api/product/search', query: { q } })
  expect(answer.json<SearchReply>().correctedQuery).toBe(corrected)
})

test.for([
  ['gift under 5000', 'under 5000'],
  ['sano upahar 5000 samma', '5000 samma'],
  ['५००० सम्मको उपहार', '५००० सम्मको'],
] as const)('of %s the price tells what to show: %s', async ([q, corrected], { app }) => {
  const { products, ...answer } = (await app.inject({ url: '/api/product/search', query: { q } })).json<SearchReply>()
  expect(answer).toMatchObject({ correctedQuery: corrected, nearest: null, popular: [] })
  expect(products.length).toBeGreaterThan(0)
  for (const { price, salePrice } of products) expect(salePrice ?? price).toBeLessThanOrEqual(5_000)
})

test.for([
  ['carpet', 'carpet'],
  ['Curtain', 'Curtain'],
  ['rug for living room', 'rug'],
  ['wall clock', 'clock'],
  ['i want to buy red curtain', 'curtain'],
  ['Parda ra galaincha', 'galaincha'],
  ['red curtain', 'curtain'],
  ['sofa and carpet', undefined],
  ['sofa, carpet', undefined],
  ['fridge under 50000', 'fridge'],
  ['बैठक कोठाको लागि गलैँचा', 'गलैँचा'],
  ['asdfgh', undefined],
  ['cushion', undefined],
  ['cabinet for vase', undefined],
] as const)('%s asks for what the shop does not sell: %s', async ([q, notSold], { app }) => {
  const answer = await app.inject({ url: '/api/product/search', query: { q } })
  expect(answer.json<SearchReply>().notSold).toBe(notSold)
})

test.for(['carpet for living room', 'rug for living room', 'wall clock'])(
  '%s finds nothing by its exact words either, and offers no such search',
  async (q, { app }) => {
    const read = (await app.inject({ url: '/api/product/search', query: { q } })).json<SearchReply>()
    expect(read).toMatchObject({ totalProducts: 0, exactTotal: null, understood: [] })
    expect(read.popular).toHaveLength(4)
    const exact = (await app.inject({ url: '/api/product/search', query: { q, exact: 'true' } })).json<SearchReply>()
    expect(exact).toMatchObject({ totalProducts: 0, notSold: read.notSold })
  },
)

test.for([
  ['gray', 'grey'],
  ['stone gray', 'stone grey'],
] as const)('%s finds what %s finds, also by the exact words', async ([one, other], { app }) => {
  for (const exact of [{}, { exact: 'true' }]) {
    const namesOf = async (q: string) => {
      const answer = await app.inject({ url: '/api/product/search', query: { q, ...exact, limit: '50' } })
      return answer.json<SearchReply>().products.map(({ name }) => name)
    }
    const names = await namesOf(one)
    expect(names).toContain('Karnali five-seater L-shaped sofa')
    expect(await namesOf(other)).toEqual(names)
  }
})

test('nothing is offered in the place of a gift', async ({ app }) => {
  const answer = await app.inject({ url: '/api/product/search', query: { q: 'gift' } })
  expect(answer.json<SearchReply>()).toMatchObject({ products: [], didYouMean: [], correctedQuery: null })
})
