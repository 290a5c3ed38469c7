import { demoTest as test, expect } from '../../../../demo-pages.fixture.ts'
import { linksIn, mainOf, part, textOf, textsOf } from '../../../../served-html.fixture.ts'

const group = (html: string, name: string) => part(html, `<fieldset aria-label="${name}"`, '</fieldset>')
/** Returns the field, the value and the whole name of each choice. */
const choicesOf = (html: string, name: string) =>
  [...group(html, name).matchAll(/aria-label="([^"]*)"[^>]* name="(\w+)"(?: checked="")? value="([\w-]+)"/g)].map(
    ([, words, field, value]) => ({ field, value, words: words!.replace('&amp;', '&') }),
  )
/** Returns the number of products in the name of a choice. */
const promisedBy = (words: string) => Number(/(\d+) products?$/.exec(words)![1])
const countOf = (html: string) => Number(/There (?:is|are) (\d+) products?\./.exec(html)?.[1])
const chips = (html: string) => part(html, '<fieldset aria-label="Active filters"', '</fieldset>')

test.for([
  ['/productListing', 'All Products', '/productListing'],
  ['/category/1', 'Bedroom', '/productListing/category/1'],
  ['/productListing/category/1', 'Bedroom', '/productListing/category/1'],
  ['/productListing/7', 'Beds', '/productListing/subcategory/7'],
  ['/productListing/subcategory/7', 'Beds', '/productListing/subcategory/7'],
] as const)('%s shows %s, with the canonical address %s', async ([path, name, canonical], { get }) => {
  const { statusCode, body } = await get(path)
  expect(statusCode).toBe(200)
  expect(textsOf(body, 'h1')).toEqual([name])
  expect(body.match(/<link rel="canonical"/g)).toHaveLength(1)
  expect(body).toMatch(new RegExp(`<link rel="canonical" href="http[^"]*${canonical}"`))
})

test('a listing links to the listings within it', async ({ get }) => {
  const { body } = await get('/productListing/category/1')
  const within = part(body, '<nav aria-label="Categories in Bedroom"', '</nav>')
  expect(textsOf(within, 'a')).toEqual(['All', 'Beds', 'Bedside tables', 'Wardrobes', 'Dressers'])
  expect(linksIn(within).slice(0, 2)).toEqual(['/productListing/category/1', '/productListing/subcategory/7'])
})

test('search engines may not index a filtered listing; a campaign parameter changes nothing', async ({ get }) => {
  expect((await get('/productListing?rating=5')).body).toContain('<meta name="robots" content="noindex"')
  const colored = (await get('/ne/productListing?color=green')).body
  expect(colored).toContain('<meta name="robots" content="noindex"')
  expect(colored).toMatch(/<link rel="canonical" href="http[^"]*\/ne\/productListing"/)
  expect(colored).toContain('aria-label="फिल्टर हटाउनुहोस्: हरियो"')
  const { body } = await get('/productListing?utm_source=mail')
  expect(body).not.toContain('<meta name="robots"')
  expect(chips(body)).toBe('')
})

test.for(['', '/ne'])(
  'a page beyond the last redirects to the last, in the same language: %s',
  async (prefix, { get }) => {
    const { statusCode, headers } = await get(`${prefix}/productListing?page=999`)
    expect([statusCode, headers.location]).toEqual([302, `${prefix}/productListing?page=5`])
    expect((await get(String(headers.location))).body).toContain('<article')
  },
)

test.for(['/productListing/category/999', '/category/x', '/productListing/subcategory/1', '/productListing/0'])(
  '%s has no category: a 404',
  async (path, { get }) => {
    const { statusCode, body } = await get(path)
    expect(statusCode).toBe(404)
    expect(body).toContain('Page not found')
  },
)

test('the filters are the specified ones', async ({ get }) => {
  const { body } = await get('/productListing')
  const names = (name: string) => choicesOf(body, name).map(({ words }) => words.replace(/ \d+ products?$/, ''))
  expect(names('Category')).toEqual([
    'Bedroom',
    'Living Room',
    'Dining & Kitchen',
    'Office Items',
    'OutDoor Items',
    'Bedding Items',
  ])
  expect(names('Availability')).toEqual([
    'Available At least one size can be bought now',
    'In Stock Every size can be bought now',
    'Not Available No size can be bought now',
  ])
  expect(names('Discount')).toEqual(['All Every reduced product', '10% and Above', '20% and Above', '30% and Above'])
  expect(names('Rating')).toEqual(['5 stars', '4 stars', '3 stars', '2 stars', '1 star'])
})

test('prices range from 10,000 to 2,00,000 unless a product is outside, as in Beds', async ({ get }) => {
  const price = group((await get('/productListing/subcategory/7')).body, 'Price')
  expect(price).toMatch(/aria-label="Lowest price" aria-valuetext="Nrs. 10,000"/)
  expect(price).toMatch(/aria-label="Highest price" aria-valuetext="Nrs. 2,00,000"/)
  expect([...price.matchAll(/placeholder="([^"]+)"/g)].map(([, usual]) => usual)).toEqual(['10,000', '2,00,000'])
})

test('beds are listed by size and price together, each in that size, and the sizes stay', async ({ get }) => {
  const path = '/productListing/subcategory/7'
  const names = (html: string) => choicesOf(html, 'Size').map(({ words }) => words.replace(/ \d+ products?$/, ''))
  expect(names((await get(path)).body)).toEqual(['Single', 'Queen', 'King'])
  expect(names((await get('/productListing')).body)).toEqual([])
  const { body } = await get(`${path}?maxPrice=110000&size=queen`)
  expect(names(body)).toEqual(['Single', 'Queen', 'King'])
  expect(countOf(body)).toBe(promisedBy(choicesOf(body, 'Size')[1]!.words))
  expect(countOf(body)).toBeGreaterThan(1)
  for (const card of body.split('<article').slice(1, countOf(body) + 1))
    expect(linksIn(part(card, '<h3', '</h3>'))[0]).toMatch(/size=153\*200/)
  expect(chips(body)).toContain('aria-label="Remove filter: Queen"')
})

test('a choice shows as many products as its count says', async ({ get }) => {
  const { body } = await get('/productListing')
  const all = ['Color', 'Category', 'Availability', 'Discount', 'Rating'].flatMap((name) => choicesOf(body, name))
  expect(all).toHaveLength(29)
  for (const { field, value, words } of all) {
    const promised = promisedBy(words)
    expect(countOf((await get(`/productListing?${field}=${value}`)).body), `${field}=${value}`).toBe(promised)
  }
})

test('a list filtered by color shows and links to that color, also without scripts', async ({ get }) => {
  const { body } = await get('/productListing/subcategory/7?color=pink')
  const card = part(body, '<article', '</article>')
  expect(textsOf(card, 'h3')).toEqual(['Rara wingback bed'])
  expect(linksIn(part(card, '<h3', '</h3>'))).toEqual([expect.stringMatching(/^\/product\/\d+\?color=blush&/)])
  expect(card).toMatch(/<img[^>]*alt="[^"]*blush/i)
  expect(card).toMatch(/aria-checked="true"[^>]*aria-label="Blush"/)
})

test('combined choices narrow the listing as their counts say', async ({ get }) => {
  const { body } = await get('/productListing?category=2&discount=10')
  const promised = promisedBy(choicesOf(body, 'Rating')[0]!.words)
  expect(countOf((await get('/productListing?category=2&discount=10&rating=5')).body)).toBe(promised)
})

test('without scripts the filters are a form: several boxes, a price, a sort and the view at once', async ({ get }) => {
  const { body } = await get('/productListing?view=list')
  const [form, id] = /<form id="([^"]+)"[^>]*action="\/productListing" method="get".*?<\/form>/s.exec(body)!
  expect(form).toContain('<input type="hidden" name="view" value="list"/>')
  expect(form).toMatch(/<noscript><button type="submit"[^>]*>Apply<\/button><\/noscript>/)
  expect(body).toContain(`<select name="sort" form="${id}"`)
  expect(body).toMatch(/<a href="#filters"[^>]*>.*?Filters<\/a>/)
  expect(body).toContain('id="filters"')

  // The request that a browser makes of that form.
  const query = 'view=list&maxPrice=1%2C00%2C000&color=green&color=blue&category=1&category=2&minPrice=&sort=-price'
  const sent = await get(`/productListing?${query}`)
  expect(sent.statusCode).toBe(200)
  for (const filter of ['Green', 'Blue', 'Bedroom', 'Living Room', 'Up to Nrs. 1,00,000']) {
    expect(chips(sent.body)).toContain(`aria-label="Remove filter: ${filter}"`)
  }
  expect(sent.body).toMatch(/<option value="-price" selected=""/)
  expect(linksIn(chips(sent.body)).at(-1)).toBe('/productListing?sort=-price&view=list')
})

test('pages are links, which keep the order and the filters', async ({ get }) => {
  const { body } = await get('/productListing?page=2&sort=price&availability=in-stock')
  expect(body).toMatch(/<title>[^<]*page 2/)
  expect(body).toMatch(/aria-label="First page" [^>]*href="\/productListing\?sort=price&amp;availability=in-stock"/)
  const [, last] = /aria-label="Last page" [^>]*href="([^"]*)"/.exec(body)!
  expect(textOf(last!)).toBe('/productListing?page=4&sort=price&availability=in-stock')
  expect((await get(textOf(last!))).body).toContain('<article')
})

test('list and grid show the same products', async ({ get }) => {
  const names = async (path: string) => textsOf(mainOf((await get(path)).body), 'h3')
  const grid = await names('/productListing')
  expect(grid).toHaveLength(12)
  expect(await names('/productListing?view=list')).toEqual(grid)
})

test('filters without results say so with the category’s name, and can be cleared', async ({ get }) => {
  const { body } = await get('/productListing/subcategory/7?rating=1')
  expect(body).toContain('No products found.')
  expect(body).toContain('Nothing in Beds matches these filters.')
  const clear = part(body, 'Nothing in Beds matches', 'Clear all')
  expect(linksIn(clear).at(-1)).toBe('/productListing/subcategory/7')
})

test.for([
  ['/productListing/subcategory/7', ['Home', 'Bedroom', 'Beds']],
  ['/productListing', ['Home', 'All Products']],
] as const)('%s shows its breadcrumb', async ([path, steps], { get }) => {
  const { body } = await get(path)
  expect(textsOf(part(body, '<nav aria-label="Breadcrumb"', '</nav>'), 'li')).toEqual(steps)
})

test.for(['/productListing', '/productListing?view=list'])('%s lists twelve products', async (path, { get }) => {
  const { body } = await get(path)
  expect(body.match(/<article/g)).toHaveLength(12)
})

test('only a listing of several pages has page numbers', async ({ get }) => {
  expect((await get('/productListing/subcategory/7')).body).not.toContain('aria-label="Pages"')
  expect((await get('/productListing')).body).toContain('aria-label="Pages"')
})

test('the sort options have their names, Sales first', async ({ get }) => {
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

test('a sold-out product says so, and its card cannot add to the cart', async ({ get }) => {
  const { body } = await get('/productListing?availability=not-available')
  expect(body).toContain('Out of Stock')
  expect(body).not.toContain('aria-label="Add to Cart')
})
