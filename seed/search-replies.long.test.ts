import type { SearchReply, SuggestReply } from '#contract/catalog/search.ts'
import { expect } from '#api/test/test.ts'
import { demoTest as test } from './demo-app.fixture.ts'

test.for([
  ['ठूलो कोठाको लागि सोफा', []],
  ['sano kotha ko lagi tebul', []],
  ['sofa for a large room', []],
  ['सुत्ने कोठाको लागि बत्ती', ['Bedroom']],
  ['lamp for the bedroom', ['Bedroom']],
] as const)('%s names the rooms %j', async ([q, rooms], { app }) => {
  const answer = await app.inject({ url: '/api/product/search', query: { q } })
  const { understood } = answer.json<SearchReply>()
  expect(understood.flatMap((one) => (one.kind === 'room' ? [one.name] : []))).toEqual(rooms)
})

test('an exact search keeps the words of a need', async ({ app }) => {
  const answer = await app.inject({ url: '/api/product/search', query: { q: 'small bed', exact: 'true' } })
  const names = answer.json<SearchReply>().products.map(({ name }) => name)
  expect(names).toContain('Rara wingback bed')
  expect(names).not.toContain('Asan platform bed')
})

test.for([
  ['bed and wardrobe under 1 lakh', ['Beds', 'Wardrobes'], ['Asan platform bed', 'Lumbini three-door wardrobe']],
  ['bed, wardrobe', ['Beds', 'Wardrobes'], ['Asan platform bed', 'Lumbini three-door wardrobe']],
  ['bed & chair', ['Beds', 'Dining chairs, Office chairs'], ['Asan platform bed', 'Utsav ergonomic mesh chair']],
  [
    'टेबल र कुर्सी',
    ['Dining sets, Bedside tables, Coffee tables, Meeting tables', 'Dining chairs, Office chairs, Loungers'],
    ['Nagarkot nesting coffee tables', 'Palpa spindle-back dining chair', 'Janaki six-seater dining set'],
  ],
  [
    'dining table and chairs',
    ['Dining sets', 'Dining chairs'],
    ['Janaki six-seater dining set', 'Annapurna eight-seater dining set', 'Palpa spindle-back dining chair'],
  ],
] as const)('%s is read as %j, and finds each of them', async ([q, kinds, pieces], { app }) => {
  const answer = await app.inject({ url: '/api/product/search', query: { q, limit: '50' } })
  const { products, understood, correctedQuery } = answer.json<SearchReply>()
  expect(understood.flatMap((one) => (one.kind === 'category' ? [one.name] : []))).toEqual(kinds)
  expect(products.map(({ name }) => name)).toEqual(expect.arrayContaining([...pieces]))
  expect(correctedQuery).toBeNull()
})

test.for([
  ['double bed with mattress under 80000', 'Beds', 'Asan platform bed'],
  ['डबल बेड गद्दा सहित ८०,००० सम्म', 'Beds', 'Asan platform bed'],
  ['bed and mattress above 1 lakh', 'Mattresses', 'Sukha pocket-spring mattress'],
] as const)('%s: none of %s, of which %s comes nearest', async ([q, category, first], { app }) => {
  const answer = await app.inject({ url: '/api/product/search', query: { q } })
  const { products, nearest, missing } = answer.json<SearchReply>()
  expect(nearest).toBeNull()
  expect(missing.map(({ name, without, products: near }) => [name, without, near[0]?.name])).toEqual([
    [category, ['price'], first],
  ])
  expect(products.map(({ subCatName }) => subCatName)).not.toContain(category)
})

test.for([
  ['bed under 80000', ''],
  ['dining table and chairs for 6', ''], // the set seats six, a chair one
  ['table and chairs for 6', ''],
  ['६ जनाको डाइनिङ टेबल र कुर्सी', ''],
  ['bed and mattress under 1 lakh', ''],
  ['bed and mattress under 1000', ''], // one list of the nearest of both
  ['bed and mattress under 50000&rating=5', ''],
] as const)('%s lacks [%s]', async ([q, names], { app }) => {
  const answer = await app.inject(`/api/product/search?q=${q.replaceAll(' ', '+')}`)
  expect(
    answer
      .json<SearchReply>()
      .missing.map(({ name }) => name)
      .join(', '),
  ).toBe(names)
})

test.for([
  ['grey sofa', 'Sofas and seating'],
  ['double bed with mattress', 'Beds'],
  ['डबल बेड गद्दा', 'Beds'],
  ['डबल बेड गद्दा सहित ८०,००० सम्म', 'Beds'],
  ['गद्दा र बेड', 'Mattresses'],
  ['bed under 50000', 'Beds'],
] as const)('the suggestions for %s begin with %s', async ([q, category], { app }) => {
  const answer = await app.inject({ url: '/api/product/suggest', query: { q } })
  const { products } = answer.json<SuggestReply>()
  expect(products[0]?.categoryName).toBe(category)
})

test.for([
  ['oak desk', 'Kaski executive desk', 'oak'],
  ['light oak desk', 'Kaski executive desk', 'oak'],
  ['light wood desk', 'Kaski executive desk', 'oak'],
  ['light coloured desk', 'Kaski executive desk', 'oak'],
  ['dark wood desk', 'Kaski executive desk', null],
  ['dark wood coffee table', 'Swayambhu coffee table with drawer', 'walnut'],
  ['गाढा काठको चिया टेबल', 'Swayambhu coffee table with drawer', 'walnut'],
  ['navy sofa', 'Karnali five-seater L-shaped sofa', 'ink-blue'],
  ['grey office chair', 'Utsav ergonomic mesh chair', 'grey-and-white'],
  ['खरानी अफिस कुर्सी', 'Utsav ergonomic mesh chair', 'grey-and-white'],
  ['black office chair', 'Utsav ergonomic mesh chair', null], // graphite, its first color
  ['हल्का काठको डेस्क', 'Kaski executive desk', 'oak'],
] as const)('%s suggests %s in %s', async ([q, piece, color], { app }) => {
  const answer = await app.inject({ url: '/api/product/suggest', query: { q } })
  const { products } = answer.json<SuggestReply>()
  expect(products.find(({ name }) => name === piece)).toMatchObject({ color })
})

test.for(['दराज', 'daraj'])(
  '%s finds the wardrobe first, and then what has drawers by its name',
  async (q, { app }) => {
    const answer = await app.inject({ url: '/api/product/search', query: { q } })
    const { products } = answer.json<SearchReply>()
    const [first, ...others] = products.map(({ name }) => name)
    expect(first).toBe('Lumbini three-door wardrobe')
    expect(others).toEqual(
      expect.arrayContaining([
        'Tansen six-drawer dresser',
        'Saral three-drawer mobile pedestal',
        'Surakshit four-drawer filing cabinet',
        'Swayambhu coffee table with drawer',
      ]),
    )
  },
)

test.for(['daraj 50 hajar bhitra', 'दराज ५० हजार भित्र'])(
  '%s lists wardrobes alone, which cost more, and offers other pieces with drawers at that price',
  async (q, { app }) => {
    const answer = await app.inject({ url: '/api/product/search', query: { q } })
    const { products, nearest, understood } = answer.json<SearchReply>()
    expect(understood).toContainEqual(expect.objectContaining({ kind: 'category', name: 'Wardrobes' }))
    expect(products.map(({ subCatName }) => subCatName)).toEqual(['Wardrobes'])
    expect(nearest).toMatchObject({ without: ['price'] })
    expect(nearest?.others.map(({ name }) => name)).toContain('Saral three-drawer mobile pedestal')
  },
)

test.for([
  ['दराज', ''],
  ['cushion', ''],
  ['bed', ''],
  ['sofa', 'null'], // no category has this name, so nothing narrows the list
  ['almari', 'null'], // the words find no more
  ['cushion under 2000', 'null'],
  ['cushion&color=red', 'null'],
] as const)('the results of %s say how many more the exact words find: %s', async ([q, none], { app }) => {
  const { exactTotal, totalProducts } = (await app.inject(`/api/product/search?q=${encodeURI(q)}`)).json<SearchReply>()
  const exact = (await app.inject(`/api/product/search?q=${encodeURI(q)}&exact=true`)).json<SearchReply>()
  expect(exactTotal).toBe(none === 'null' ? null : exact.totalProducts)
  if (exactTotal !== null) expect(exactTotal).toBeGreaterThan(totalProducts)
})

test.for([
  ['something to keep shoes', 'keep'],
  ['shoes', null],
  ['stool', null],
  ['bed sheet', 'bed'],
  ['track my order', null],
  ['where is my order', null],
  ['how to pay', null],
  ['gift for housewarming under 10000', null],
  ['wadrobe for housewarming', 'wardrobe'],
  ['velvt sofa for the parlour', 'velvet sofa'],
  ['matress quen', 'matress queen'],
  ['quen bed under 1 lakh', 'queen bed under 1 lakh'],
  ['bed dubel', 'bed double'],
  ['खाने टेबल', null],
  ['खाने टेबुल', null],
  ['khane tebul', null],
  ['६ जनालाई खाने टेबल १८० सेमीसम्म', null],
  ['खाने', null],
] as const)('nothing else is read into %s, corrected to %s', async ([q, corrected], { app }) => {
  const answer = await app.inject({ url: '/api/product/search', query: { q } })
  expect(answer.json<SearchReply>()).toMatchObject({ correctedQuery: corrected, didYouMean: [] })
})

test.for([
  ['matress quen', ['queen']],
  ['quen matress under 30k', ['queen']],
  ['bed dubel', ['queen', 'king']],
] as const)('a misspelled size counts: %s', async ([q, names], { app }) => {
  const { understood } = (await app.inject({ url: '/api/product/search', query: { q } })).json<SearchReply>()
  expect(understood.flatMap((one) => (one.kind === 'size' ? one.names : []))).toEqual(names)
})

test.for([
  ['washing machine', 'mentions'],
  ['washing machine under 20000', 'mentions'],
  ['coffee machine', 'some-words'],
  ['machine', undefined], // a single word says what to look for
  ['table light', undefined],
  ['white marble table', undefined],
  ['memory foam pillow', undefined],
  ['gaming chair', undefined], // corrected to one word, which the page says
  ['gift for housewarming under 10000', undefined], // nothing is found
] as const)('the words of %s fall short: %s', async ([q, shortfall], { app }) => {
  const answer = await app.inject({ url: '/api/product/search', query: { q } })
  expect(answer.json<SearchReply>().shortfall).toBe(shortfall)
})

test.for([
  ['custom bookshelf', true, 1],
  ['कस्टम बुकसेल्फ', true, 1],
  ['custom', true, 0],
  ['bookshelf', false, 1],
] as const)('%s asks for furniture made to measure: %s', async ([q, isCustom, count], { app }) => {
  const found = (await app.inject({ url: '/api/product/search', query: { q } })).json<SearchReply>()
  expect(found).toMatchObject({ isCustom, correctedQuery: null, totalProducts: count })
  const suggested = (await app.inject({ url: '/api/product/suggest', query: { q } })).json<SuggestReply>()
  expect(suggested).toMatchObject({ isCustom, correctedQuery: null })
  expect(suggested.products).toHaveLength(count)
})
