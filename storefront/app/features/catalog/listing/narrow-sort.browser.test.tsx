import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { sortValues } from '#domain/catalog/listing-filters.ts'
import { givenListing } from '../../../test/given-listing.ts'
import { givenMedia } from '../../../test/given-media.ts'
import { loadNepali, openPage } from '../../../test/open-page.tsx'
import { WithAddress } from './listing-page.fixture.tsx'

test.for(['en', 'ne'] as const)('at 320 px each order has room for its name: %s', async (language) => {
  await page.viewport(320, 640)
  await givenMedia()
  if (language === 'ne') await loadNepali('listing')
  for (const sort of sortValues) {
    const address = `/productListing?sort=${sort}`
    await openPage('/productListing', WithAddress, { address, loaderData: givenListing(), language })
    await expect.element(page.getByRole('combobox').first()).toHaveValue(sort)
    const name = document.querySelector<HTMLElement>('label:has(select) [aria-hidden]')!
    expect([name.textContent, name.scrollWidth - name.clientWidth]).toEqual([name.textContent, 0])
    await cleanup()
  }
})
