import { useLocation, useNavigate } from 'react-router'
import { page } from 'vitest/browser'
import ListingPage from '../../../routes/listing.tsx'
import { givenListing } from '../../../test/given-listing.ts'
import { givenMedia, moveMouseAway } from '../../../test/given-media.ts'
import { openPage } from '../../../test/open-page.tsx'
import type { Listing } from './load-listing.ts'

export const sidebar = () => page.getByRole('complementary', { name: 'Filters' })
export const choice = (name: string | RegExp) => sidebar().getByRole('checkbox', { name })
export const sorting = () => page.getByRole('combobox', { name: 'Sort By' })
export const results = () => page.getByRole('region', { name: 'Products', exact: true })

/** Opens a listing page beside its address. */
export async function open(path = '/productListing', listing: Partial<Listing> = {}): Promise<void> {
  await moveMouseAway()
  await givenMedia()
  await openPage('/productListing', WithAddress, { address: path, loaderData: givenListing(listing) })
}

export function WithAddress(props: Parameters<typeof ListingPage>[0]) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <div id="content" tabIndex={-1}>
      <ListingPage {...props} />
      <output aria-label="Present address">{pathname + search}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        Back in history
      </button>
    </div>
  )
}
