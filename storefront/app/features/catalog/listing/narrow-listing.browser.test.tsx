import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { sortValues } from '#domain/catalog/listing-filters.ts'
import { givenListing } from '../../../test/given-listing.ts'
import { givenMedia } from '../../../test/given-media.ts'
import { loadNepali, openPage } from '../../../test/open-page.tsx'
import { WithAddress } from './listing-page.fixture.tsx'

test.for([
  ['en', 320],
  ['ne', 320],
  ['en', 360],
  ['ne', 360],
  ['en', 375],
] as const)('each order has room for its name beside chosen filters: %s, %i px', async ([language, width]) => {
  await page.viewport(width, 640)
  await givenMedia()
  if (language === 'ne') await loadNepali('listing')
  for (const sort of sortValues) {
    const address = `/productListing?sort=${sort}&discount=10&rating=4`
    await openPage('/productListing', WithAddress, { address, loaderData: givenListing(), language })
    await expect.element(page.getByRole('combobox').first()).toHaveValue(sort)
    const name = document.querySelector<HTMLElement>('label:has(select) [aria-hidden]')!
    expect([name.textContent, name.scrollWidth - name.clientWidth]).toEqual([name.textContent, 0])
    const filters = page.getByRole('button', { name: /^(Filters|फिल्टर) \(/ }).element()
    expect(filters.scrollWidth - filters.clientWidth).toBe(0)
    await cleanup()
  }
})

test.for([
  ['en', 360],
  ['ne', 360],
  ['en', 390],
  ['ne', 390],
] as const)('the count and the switch beside it do not touch: %s, %i px', async ([language, width]) => {
  await page.viewport(width, 640)
  await givenMedia()
  if (language === 'ne') await loadNepali('listing')
  await openPage('/productListing', WithAddress, { loaderData: givenListing({ totalProducts: 1_000 }), language })
  const home = page.getByRole('checkbox', { name: language === 'ne' ? 'मेरो घरभित्र छिर्ने' : 'Gets into my home' })
  await expect.element(home).toBeVisible()
  const words = document.createRange()
  words.selectNodeContents(page.getByText(/1,000|१,०००/).element())
  expect(words.getBoundingClientRect().right).toBeLessThan(home.element().getBoundingClientRect().left)
})
