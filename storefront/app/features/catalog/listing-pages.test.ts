import { demoTest as test, expect } from '../../../demo-pages.fixture.ts'

/** What stands in an element, without its tags. */
const textsOf = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 'gs'))].map(([, inner]) =>
    inner!.replaceAll(/<!--.*?-->|<[^>]*>/g, '').trim(),
  )

test.for([
  ['/productListing/subcategory/7', ['Home', 'Bedroom', 'Beds']],
  ['/productListing', ['Home', 'All Products']],
] as const)('%s draws its breadcrumb', async ([path, steps], { get }) => {
  const { body } = await get(path)
  const [breadcrumb] = /<nav aria-label="Breadcrumb">.*?<\/nav>/s.exec(body)!
  expect(textsOf(breadcrumb, 'li')).toEqual(steps)
})

test.for(['/productListing', '/productListing?view=list'])('%s lists twelve', async (path, { get }) => {
  const { body } = await get(path)
  expect(body.match(/<article/g)).toHaveLength(12)
})

test('a listing of one page has no page numbers, one of several has', async ({ get }) => {
  expect((await get('/productListing/subcategory/7')).body).not.toContain('aria-label="Pages"')
  expect((await get('/productListing')).body).toContain('aria-label="Pages"')
})

test('the ways to sort have their names, Sales first', async ({ get }) => {
  const { body } = await get('/productListing')
  const sorting = body.slice(body.indexOf('Sort By'))
  expect(textsOf(sorting, 'option').slice(0, 6)).toEqual([
    'Sales, highest to lowest',
    'Relevance',
    'Name, A to Z',
    'Name, Z to A',
    'Price, low to high',
    'Price, high to low',
  ])
})

test('what is sold out says so, and no card of it offers the cart', async ({ get }) => {
  const { body } = await get('/productListing?availability=not-available')
  expect(body).toContain('Out of Stock')
  expect(body).not.toContain('aria-label="Add to Cart')
})
