import { expect, test } from '../../test/test.ts'

const listings = [
  '/api/product/getAllProducts',
  '/api/product/getAllProductsByCatId/1',
  '/api/product/getAllProductsBySubCatId/1',
  '/api/product/search?q=bed',
]

test.for([
  ['page', '0'],
  ['page', '-1'],
  ['page', '1000000000'],
  ['page', '1e3'],
  ['page', '1.5'],
  ['page', ''],
  ['limit', '0'],
  ['limit', '10000'],
  ['limit', 'all'],
  ['limit', '0x10'],
  ['sort', 'cheapest'],
  ['sort', "price'; drop table products; --"],
  ['sort', '__proto__'],
  ['minPrice', '-5'],
  ['maxPrice', '9999999999'],
  ['minPrice', 'NaN'],
  ['category', 'beds'],
  ['category', '1,2 or 1=1'],
  ['category', ',,,'],
  ['category', ''],
  ['rating', ','],
  ['availability', 'soon'],
  ['color', 'mauve'],
  ['color', 'Green'],
  ['color', '#335443'],
  ['color', ''],
  ['discount', '15'],
  ['discount', ''],
  ['rating', '6'],
  ['rating', '1,<script>alert(1)</script>'],
  ['facets', 'yes'],
  ['colour', 'red'],
  ['__proto__', 'x'],
  ['page[]', '1'],
])('%s=%s is refused by every listing, naming the field', async ([field, value], { app }) => {
  for (const listing of listings) {
    const url = `${listing}${listing.includes('?') ? '&' : '?'}${encodeURIComponent(field!)}=${encodeURIComponent(value!)}`
    const answer = await app.inject(url)
    expect(answer.statusCode, url).toBe(400)
    expect(answer.json(), url).toMatchObject({ success: false, error: true, code: 'invalid_input' })
    expect(Object.keys(answer.json().fields).join(), url).toContain(field)
  }
})

test.for(['featured', 'latest', 'discounted', 'catId', 'subCatId'])('%s=maybe is refused', async (field, { app }) => {
  const answer = await app.inject(`/api/product/getAllProducts?${field}=maybe`)
  expect(answer.statusCode).toBe(400)
  expect(answer.json().fields).toHaveProperty(field)
})

test.for([
  ['', 'Must name at least one, separated by commas'],
  [',,', 'Must name at least one, separated by commas'],
  ['1,2,bed', 'Must be a whole number from 1 to 999999999'],
  ['0', 'Must be a whole number from 1 to 999999999'],
  ['1,-2', 'Must be a whole number from 1 to 999999999'],
  ['1,2,9999999999', 'Must be a whole number from 1 to 999999999'],
  ['1 or 1=1', 'Must be a whole number from 1 to 999999999'],
  ['1,2,3,4,5,6,7,8,9,10,11,12,13', expect.stringMatching(/12/)],
])('ids=%s is refused with a reason', async ([value, message], { app }) => {
  const answer = await app.inject(`/api/product/getAllProducts?ids=${encodeURIComponent(value)}`)
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json().fields)).toEqual([expect.stringMatching(/^ids/)])
  expect(Object.values(answer.json().fields)).toEqual([message])
})

test.for([
  'page=2',
  'limit=5',
  'sort=price',
  'category=1',
  'color=red',
  'catId=1',
  'featured=false',
  'minPrice=0',
  'facets=false',
])('ids combined with %s are refused: a list by ids is no search', async (other, { app }) => {
  const answer = await app.inject(`/api/product/getAllProducts?ids=1,2&${other}`)
  expect(answer.statusCode).toBe(400)
  expect(answer.json().fields).toEqual({ ids: expect.stringMatching(/stand alone/) })
})

test('only the list of all products takes ids', async ({ app }) => {
  for (const path of ['getAllProductsByCatId/1', 'getAllProductsBySubCatId/1']) {
    expect((await app.inject(`/api/product/${path}?ids=1`)).statusCode).toBe(400)
  }
})

test('a field given twice is refused', async ({ app }) => {
  const answer = await app.inject('/api/product/getAllProducts?page=1&page=2&category=1&category=2')
  expect(answer.statusCode).toBe(400)
  expect(answer.json().fields).toEqual({
    page: 'Must be a whole number, given once',
    category: 'Must be a text, given once',
  })
})

test('no refusal reveals internals', async ({ app }) => {
  const wrong = 'sort=x&facets=maybe&discount=7&rating=9&availability=x&color=x&x=1'
  const answer = await app.inject(`/api/product/getAllProducts?${wrong}&category=${'1,'.repeat(250)}`)
  expect(answer.statusCode).toBe(400)
  expect(answer.json().message).not.toMatch(/invalid|unrecognized|received|too big|too small|pattern/i)
})

test('a minimum price above the maximum is refused', async ({ app }) => {
  const answer = await app.inject('/api/product/getAllProducts?minPrice=200&maxPrice=100')
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ fields: { minPrice: 'Must not be above maxPrice' } })
})

test.for(['abc', '0', '-1', '1.5', '9999999999', '1%20or%201=1', "1'--", '%00', '%3Cscript%3E', '007', '１'])(
  '%s is not an id',
  async (id, { app }) => {
    const paths = ['product', 'category', 'product/getAllProductsByCatId', 'product/getAllProductsBySubCatId']
    for (const path of paths) {
      const answer = await app.inject(`/api/${path}/${encodeURI(decodeURIComponent(id))}`)
      expect(answer.statusCode, path).toBe(400)
      expect(answer.json(), path).toMatchObject({ success: false, error: true, code: 'invalid_input' })
    }
  },
)

test.for([
  '/api/category',
  '/api/hoarding',
  '/api/banner',
  '/api/project',
  '/api/client',
  '/api/settings',
  '/api/product/1',
  '/api/category/1',
])('%s refuses fields it does not know', async (path, { app }) => {
  const answer = await app.inject(`${path}?colour=red`)
  expect(answer.statusCode).toBe(400)
  expect(answer.json().fields).toHaveProperty('colour')
})

test.for(['/api/category', '/api/hoarding', '/api/banner', '/api/project', '/api/client'])(
  '%s refuses out-of-range limits',
  async (path, { app }) => {
    for (const limit of ['0', '-1', '1001', 'x', '']) {
      const answer = await app.inject(`${path}?limit=${limit}`)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().fields).toHaveProperty('limit')
    }
  },
)

test.for(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('%s on a read-only call is a 405', async (method, { app }) => {
  for (const url of ['/api/product/getAllProducts', '/api/product/1', '/api/category', '/api/settings']) {
    const answer = await app.inject({ method, url })
    expect(answer.statusCode, url).toBe(405)
    expect(answer.headers.allow, url).toContain('GET')
  }
})

test('a query of 10 KB is refused', async ({ app }) => {
  const answer = await app.inject(`/api/product/getAllProducts?category=${'1,'.repeat(5_000)}`)
  expect(answer.statusCode).toBe(414)
})
