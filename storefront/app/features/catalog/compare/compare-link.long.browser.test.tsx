import { Link } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { RARA } from '../../../test/given-products.ts'
import { openPage } from '../../../test/open-page.tsx'
import { CompareBarSlot } from './compare-bar-slot.tsx'
import { ASAN, POKHARA, bar, compare, givenBeds, Listing, openAt, takeOut, toggle } from './compare-bar.fixture.tsx'
import { CompareButton } from './compare-button.tsx'
import { writeCompared } from './compared.ts'
import { rememberSeen } from './seen-compared.ts'

test.for(['/product/1', '/login', '/register', '/no-such-page'])(
  'on %s the bar shows only what is chosen there',
  async (path) => {
    await openAt(path, '1')
    await expect.element(toggle(RARA)).toHaveAttribute('aria-pressed', 'true')
    expect(bar().length).toBe(0)
    await compare(ASAN)
    await expect.element(bar().getByRole('link', { name: 'Compare (2)' })).toBeVisible()
  },
)

test.for(['/product/1', '/productListing'])('on %s another color of a compared product shows no more', async (path) => {
  await openAt(path, '1', '2')
  const before = bar().length
  writeCompared(['1?color=walnut', '2'])
  await expect.poll(() => bar().length).toBe(before)
})

test('a page without a place for it shows no link to products that were compared before', async () => {
  givenBeds(['1'])
  rememberSeen(['1', '2'])
  await openPage('/product/1', Product)
  await toggle(ASAN).click()
  await expect.element(toggle(ASAN)).toHaveAttribute('aria-pressed', 'true')
  expect(bar().length).toBe(0)
})

function Product() {
  return (
    <>
      <CompareButton productId="2" name={ASAN} withWord />
      <CompareBarSlot />
    </>
  )
}

test('the list of another category shows a link only, until a product is chosen there', async () => {
  await openAt('/productListing/category/3', '1', '2')
  const link = bar().getByRole('link', { name: 'Compare (2)' })
  await expect.element(link).toHaveAttribute('href', '/compare?products=1,2')
  await expect.element(takeOut(RARA)).not.toBeInTheDocument()
  expect(getComputedStyle(bar().element()).position).toBe('static')
  await compare(POKHARA)
  await expect.element(takeOut(RARA)).toBeVisible()
})

test('after a look at the comparison the bar is only a link, until another product is chosen', async () => {
  givenBeds(['1', '2'])
  await openPage('*', Visiting, { address: '/productListing' })
  await expect.element(takeOut(RARA)).toBeVisible()
  await page.getByRole('link', { name: 'Comparison' }).click()
  await expect.element(bar()).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'List' }).click()
  const link = bar().getByRole('link', { name: 'Compare (2)' })
  await expect.element(link).toBeVisible()
  await expect.element(takeOut(RARA)).not.toBeInTheDocument()
  await expect.element(toggle(RARA)).toHaveAttribute('aria-pressed', 'true')
  await toggle(RARA).click()
  await expect.element(bar().getByRole('link', { name: 'Compare (1)' })).toBeVisible()
  await expect.element(takeOut(ASAN)).not.toBeInTheDocument()
  await compare(RARA)
  await expect.element(takeOut(RARA)).toBeVisible()
})

test('a compared product that was taken out as the last one is new again', async () => {
  givenBeds(['1'])
  await openPage('*', Visiting, { address: '/productListing' })
  await page.getByRole('link', { name: 'Comparison' }).click()
  await page.getByRole('link', { name: 'List' }).click()
  await expect.element(bar().getByRole('link', { name: 'Compare (1)' })).toBeVisible()
  await expect.element(takeOut(RARA)).not.toBeInTheDocument()
  await toggle(RARA).click()
  await expect.element(bar()).not.toBeInTheDocument()
  await compare(RARA)
  await expect.element(takeOut(RARA)).toBeVisible()
})

function Visiting() {
  return (
    <>
      <Link to="/compare" onClick={() => rememberSeen(['1', '2'])}>
        Comparison
      </Link>
      <Link to="/productListing">List</Link>
      <Listing />
    </>
  )
}

test.for(['/productListing/category/1', '/category/1', '/productListing/subcategory/7'])(
  'on %s the bar keeps its products, which are of that kind',
  async (path) => {
    await openAt(path, '1', '2')
    await expect.element(takeOut(RARA)).toBeVisible()
  },
)
