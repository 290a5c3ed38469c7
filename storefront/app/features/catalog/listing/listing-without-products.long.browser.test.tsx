import { createRoutesStub } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { clientLoader, shouldRevalidate } from '../../../routes/listing.tsx'
import { givenListing } from '../../../test/given-listing.ts'
import { givenMedia } from '../../../test/given-media.ts'
import { choice, open, results, sorting, WithAddress } from './listing-page.fixture.tsx'

const bedroom = [{ name: 'Bedroom', path: '/productListing/category/1' }]
const nothing = { products: [], totalProducts: 0 }

test('an empty category says so by its name, and links to all products', async () => {
  await open('/productListing', { ...nothing, trail: bedroom })
  await expect.element(results().getByRole('heading', { name: 'No products found.' })).toBeVisible()
  await expect.element(results().getByText('There is nothing in Bedroom yet.')).toBeVisible()
  await expect
    .element(results().getByRole('link', { name: 'Browse all products' }))
    .toHaveAttribute('href', '/productListing')
})

test('a shop without products says so', async () => {
  await open('/productListing', nothing)
  await expect.element(results().getByRole('heading', { name: 'No products found.' })).toBeVisible()
  await expect.element(results().getByText('No products available', { exact: true })).toBeVisible()
  await expect.element(results().getByRole('link')).not.toBeInTheDocument()
})

test('a listing that fails to load is empty, without pages, and offers a retry', async () => {
  await open('/productListing?page=2', { ...nothing, facets: undefined, hasFailed: true })
  await expect.element(page.getByRole('heading', { name: 'No products available' })).toBeVisible()
  await expect.element(page.getByText(/^We could not load the products\./)).toBeVisible()
  expect(page.getByText(/^There are 0 products\./).length).toBe(0)
  await expect.element(page.getByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/productListing?page=2')
})

test('a change that fails to load empties the list, and keeps title, filters and toolbar', async () => {
  await openAndLose()
  const title = page.getByRole('heading', { level: 1 }).element().textContent!
  await sorting().selectOptions('Price, low to high')
  await expect.element(page.getByRole('heading', { name: 'No products available' })).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(title)
  expect(page.getByText(/^There are 0 products\./).length).toBe(0)
  await expect.element(choice(/^Bedroom/)).toBeVisible()
  await expect.element(sorting()).toHaveValue('price')
  await expect
    .element(page.getByRole('link', { name: 'Try again' }))
    .toHaveAttribute('href', '/productListing?sort=price')
})

test('a change while offline says so, and loads automatically on reconnecting', async () => {
  await openAndLose()
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  await sorting().selectOptions('Price, low to high')
  await expect.element(page.getByText(/^You seem to be offline\./)).toBeVisible()
  expect(page.getByText(/^There are 0 products\./).length).toBe(0)
  connection.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await expect.element(page.getByText(/^There are 53 products\./)).toBeVisible()
})

/** Opens a listing whose next load fails, and the one after that succeeds. */
async function openAndLose(): Promise<void> {
  await givenMedia()
  const answers = [
    Promise.resolve(givenListing({ path: '/productListing' })),
    Promise.reject(new TypeError('Failed to fetch')),
    Promise.resolve(givenListing({ path: '/productListing' })),
  ]
  answers[1]!.catch(() => {}) // the page handles it
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const Stub = createRoutesStub([
    {
      path: '/productListing',
      id: 'page',
      Component: WithAddress as never,
      HydrateFallback: () => null,
      shouldRevalidate,
      loader: ({ request, params }) =>
        clientLoader({ request, params, serverLoader: () => answers.shift()! } as unknown as Parameters<
          typeof clientLoader
        >[0]),
    },
  ])
  await render(<Stub initialEntries={['/productListing']} />)
  await expect.element(page.getByText(/^There are 53 products\./)).toBeVisible()
}
