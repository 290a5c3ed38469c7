import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { givenGuest } from '../../test/given-member.ts'
import { givenBed } from '../../test/given-products.ts'
import { loadNepali } from '../../test/open-page.tsx'
import { openProduct } from '../../test/open-product.tsx'
import { chooseDistrict } from './district/district.ts'

const product = givenBed({ deliveredTo: { Kaski: 12, Kathmandu: 30 } })
const line = (words: string | RegExp) => page.getByText(words, { exact: true })

test('the line counts orders in the chosen district, and follows the choice', async () => {
  givenGuest()
  chooseDistrict('Kaski')
  await openProduct({ product })
  await expect.element(line('12 delivered in Kaski')).toBeVisible()
  chooseDistrict('Kathmandu')
  await expect.element(line('30 delivered in Kathmandu')).toBeVisible()
})

test('a district with few orders shows in how many others there are', async () => {
  givenGuest()
  chooseDistrict('Humla')
  await openProduct({ product })
  await expect.element(line('Delivered in 2 districts so far')).toBeVisible()
})

test.for([
  ['', '12 delivered in Kaski'],
  ['Kaski', '12 delivered in Kaski'],
  ['Humla', 'Delivered in 1 district so far'],
] as const)('where only Kaski has several orders, a visitor of %j reads %s', async ([district, words]) => {
  givenGuest()
  chooseDistrict(district)
  await openProduct({ product: givenBed({ deliveredTo: { Kaski: 12 } }) })
  await expect.element(line(words)).toBeVisible()
})

test('nothing is shown of a product that was delivered to few', async () => {
  givenGuest()
  chooseDistrict('Kaski')
  await openProduct({ product: givenBed() })
  await expect.element(page.getByRole('tablist')).toBeVisible()
  await expect.element(page.getByText(/^(\d+ delivered in|Delivered in \d)/)).not.toBeInTheDocument()
})

test('a Nepali page says it in Nepali', async () => {
  givenGuest()
  chooseDistrict('Kaski')
  await loadNepali('delivery')
  await openProduct({ product, language: 'ne' })
  await expect.element(line('कास्कीमा १२ पटक पुर्‍याइयो')).toBeVisible()
})
