import type { SearchReply, SuggestReply } from '#contract/catalog/search.ts'
import { expect } from '#api/test/test.ts'
import { demoTest as test } from './demo-app.fixture.ts'

/**
 * Searches with measures, and what comes first in the demo shop, as in searches.long.test.ts. A number in brackets is that
 * of all results.
 */
const searches = `
  sofa under 180 cm wide                (1) Patan loveseat
  sofa below 150cm                      (1) Patan loveseat
  sofa under 230 cm wide                (2) Bagmati three-seater sofa, Patan loveseat
  sofa under 100 cm wide                (4) ~ Patan loveseat, Bagmati three-seater sofa
  grey sofa under 100 cm wide           (2) ~ Karnali five-seater L-shaped sofa
  3 seater sofa under 230 cm wide       (1) Bagmati three-seater sofa
  sofa 7 feet long                      (1) Patan loveseat
  sofa for a 180 cm wall                (1) Patan loveseat
  desk max 120 cm wide                  (1) Mitra compact study desk
  desk 120 x 60 cm                      (1) Mitra compact study desk
  desk up to 5 ft                       (2) Mitra compact study desk, Sagar height-adjustable standing desk
  wide desk over 150 cm                 (1) Kaski executive desk
  desk between 120 and 150 cm wide      (1) Sagar height-adjustable standing desk
  desk for 2 screens                    (3) Sagar height-adjustable standing desk, Kaski executive desk
  180 cm wardrobe                       (1) Lumbini three-door wardrobe
  wardrobe 180 cm                       (1) Lumbini three-door wardrobe
  wardrobe under 120 cm                 (1) ~ Lumbini three-door wardrobe
  dining table under 5'6"               (2) Bhaktapur dining set with bench, Gorkha four-seater round dining set
  dining table 180 cm                   (3) Janaki six-seater dining set
  dining table 180x90 cm                (2) Janaki six-seater dining set, Bhaktapur dining set with bench
  dining table under 100 cm deep        (3) Janaki six-seater dining set
  dining table over 200 cm wide         (2) Janaki six-seater dining set, Annapurna eight-seater dining set
  dining table for six                  (2) Janaki six-seater dining set, Bhaktapur dining set with bench
  6 seater dining table 180 cm          (2) Janaki six-seater dining set, Bhaktapur dining set with bench
  six seater dining set under 165 cm    (1) Bhaktapur dining set with bench
  round dining table 120 cm             (1) Gorkha four-seater round dining set
  patio table under 120 cm              (2) Chitwan patio set with umbrella, Sauraha folding bistro set
  coffee table under 3 ft wide          (2) ~ Swayambhu coffee table with drawer, Nagarkot nesting coffee tables
  bookshelf less than 2 m high          (1) Bandipur open bookshelf
  armchair under 80 cm wide and 90 cm deep (1) Thamel armchair
  office furniture under 50 cm wide     (2) Saral three-drawer mobile pedestal, Surakshit four-drawer filing cabinet
  mattress under 6 inch                 (1) Aaram orthopaedic coir mattress
  tv stand for 55 inch tv               (1) Kirtipur TV unit
  bed for a 6 feet tall person          (5) Himal hydraulic storage bed
  under 180 cm wide                     (0) -

  bed under 150 cm wide                 (4) Himal hydraulic storage bed, Rara wingback bed, Asan platform bed
  bed under 140 cm wide                 (2) Himal hydraulic storage bed, Asan platform bed
  bed over 200 cm wide under 1.5 lakh   (2) Rara wingback bed, Pokhara bunk bed
  bed over 190 cm wide under 1 lakh     (2) Asan platform bed, Pokhara bunk bed
  180 cm bed                            (4) Himal hydraulic storage bed
  180 cm bed under 50000                (4) ~ Asan platform bed
  122*200 bed                           (4) Himal hydraulic storage bed
  153x200 cm mattress under 30000       (2) Komal foam mattress, Aaram orthopaedic coir mattress
  queen bed under 170 cm wide           (2) Himal hydraulic storage bed, Asan platform bed
  light wood desk                       (3) Mitra compact study desk, Sagar height-adjustable standing desk

  sofa 180 cm samma                     (1) Patan loveseat
  sofa 200 cm bhanda kam chauda         (1) Patan loveseat
  chaudai 150 cm samma ko desk          (2) Mitra compact study desk, Sagar height-adjustable standing desk
  6 feet ko sofa                        (1) Patan loveseat
  sofa 180 cm ma atne                   (1) Patan loveseat
  daraj 5 feet samma                    (5) Lumbini three-door wardrobe

  १८० सेमी भन्दा कम चौडा सोफा           (1) Patan loveseat
  चौडाइ २०० सेमीसम्मको सोफा             (1) Patan loveseat
  ६ फिटको सोफा                          (1) Patan loveseat
  डाइनिङ टेबल १६० सेमी भन्दा कम         (2) Bhaktapur dining set with bench
  डाइनिङ टेबल १८० सेमी                  (3) Janaki six-seater dining set
  ६ जना बस्ने टेबल                      (2) Janaki six-seater dining set, Bhaktapur dining set with bench
  ६ जनाको डाइनिङ टेबल १८० सेमी          (2) Janaki six-seater dining set, Bhaktapur dining set with bench
  ६ जनालाई खाने टेबल १८० सेमीसम्म       (2) Janaki six-seater dining set, Bhaktapur dining set with bench
  १.५ मिटरको डेस्क                      (2) Mitra compact study desk, Sagar height-adjustable standing desk
  ६० से.मी. सम्म गहिरो डेस्क            (1) Mitra compact study desk
  ६ फिटको पलङ                           (4) Himal hydraulic storage bed
  ६ फिटको पलङ १ लाख सम्म                (1) Asan platform bed
`
const rows = searches.split('\n').filter((line) => line.trim() !== '')

test.for(rows.map((row) => /^ {2}(.+?) +\((\d+)\) (.+)$/.exec(row)!.slice(1) as [string, string, string]))(
  '%s: %s, %s',
  async ([q, total, expected], { app }) => {
    const answer = await app.inject({ url: '/api/product/search', query: { q } })
    const { products, totalProducts, nearest } = answer.json<SearchReply>()
    const wanted = expected.replace('~ ', '').split(', ')
    const first = products.slice(0, wanted.length).map(({ name }) => name)
    expect(totalProducts).toBe(Number(total))
    expect(nearest === null).toBe(!expected.startsWith('~'))
    expect(first.length === 0 ? ['-'] : first).toEqual(wanted)
  },
)

test.for([
  ['sofa under 180 cm wide', undefined],
  ['tv stand for 55 inch tv', ['55 inch']],
  ['bed for a 6 feet tall person', ['6 feet tall']],
  ['under 180 cm wide', ['under 180 cm wide']],
  ['furniture 180 cm samma', ['180 cm samma']],
] as const)('%s says which measure it leaves out: %j', async ([q, unused], { app }) => {
  const answer = await app.inject({ url: '/api/product/search', query: { q } })
  expect(answer.json<SearchReply>().unusedMeasures).toEqual(unused)
})

test('the suggestions for a measure are the results', async ({ app }) => {
  const answer = await app.inject({ url: '/api/product/suggest', query: { q: 'sofa under 180 cm wide' } })
  const { products, understood } = answer.json<SuggestReply>()
  expect(products.map(({ name }) => name)).toEqual(['Patan loveseat'])
  expect(understood).toMatchObject([{ kind: 'measure', limits: [{ side: 'width', leastCm: null, mostCm: 180 }] }])
})

test('a word that stands twice is one condition', async ({ app }) => {
  const answer = await app.inject({ url: '/api/product/search', query: { q: 'डबल double bed' } })
  const { understood } = answer.json<SearchReply>()
  expect(understood.map(({ kind, without }) => [kind, without])).toEqual([
    ['size', 'bed'],
    ['category', 'डबल double'],
  ])
})
