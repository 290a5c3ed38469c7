import { expect, test } from 'vitest'
import { listedKinds } from './listed-kinds.ts'

test.each([
  ['/category/3', '', ['3']],
  ['/productListing/category/3', '?sort=price', ['3']],
  ['/productListing/subcategory/12', '', ['12']],
  ['/productListing/12', '', ['12']],
  ['/productListing', '?category=1,2', ['1', '2']],
])('%s%s lists %j', (pathname, search, kinds) => {
  expect([...listedKinds(pathname, search)!]).toEqual(kinds)
})

test.each([
  ['/productListing', ''],
  ['/search', '?q=bed&category=1'],
  ['/product/3', ''],
])('%s%s is narrowed to none', (pathname, search) => {
  expect(listedKinds(pathname, search)).toBeUndefined()
})
