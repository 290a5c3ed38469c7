import type { SearchReply, SuggestReply } from '#contract/catalog/search.ts'
import { expect } from '#api/test/test.ts'
import { demoTest as test } from './demo-app.fixture.ts'

test.for(['gray sofa under 1 lakh', 'green sofa', 'bed under 50000', 'sofa under 1 lakh', 'velvet sofa'])(
  'the suggestions for %s come in the order of its results',
  async (q, { app }) => {
    const results = (await app.inject({ url: '/api/product/search', query: { q } })).json<SearchReply>()
    const suggested = (await app.inject({ url: '/api/product/suggest', query: { q } })).json<SuggestReply>()
    const names = results.products.map(({ name }) => name)
    expect(suggested.products.map(({ name }) => name)).toEqual(names.slice(0, 6))
  },
)

/** What furniture is called in English, in Nepali and in Nepali in Latin letters. */
const kindWords =
  'bed, palang, पलङ, खाट, bunk bed, wardrobe, cupboard, almari, दराज, daraj, आलमारी, drawers, chest of drawers, घर्रा, ' +
  'chair, कुर्सी, dining chair, table, टेबल, dining table, desk, study table, पढ्ने टेबल, sofa, सोफा, mattress, gadda, गद्दा, ' +
  'ochhyan, ओछ्यान, pillow, सिरानी, quilt, सिरक, cushion, गद्दी, lamp, बत्ती, light, shelf, shelves, किताब राख्ने दराज, टिभी दराज, ' +
  'bench, cabinet, stool, mudha, मुढा, बस्ने मुढा, dining, खाना, bedroom, कोठा, बैठक, double deck bed, light table for office, ' +
  'bed with storage, desk for kids, outdoor chair, lamp for reading, बैठक कोठाको लागि नरम सोफा, ठूलो दराज'

test.for(kindWords.split(', '))('the results of %s hold all that is suggested for it', async (q, { app }) => {
  const found = (await app.inject({ url: '/api/product/search', query: { q, limit: '100' } })).json<SearchReply>()
  const suggested = (await app.inject({ url: '/api/product/suggest', query: { q } })).json<SuggestReply>()
  const names = found.products.map(({ name }) => name)
  expect(suggested.products.length).toBeGreaterThan(0)
  expect(names).toEqual(expect.arrayContaining(suggested.products.map(({ name }) => name)))
})
