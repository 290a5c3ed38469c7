import { createRoutesStub, Link, Outlet } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { holdPress } from './hold-press.ts'
import { PageLoading } from './page-loading.tsx'

const Shop = () => (
  <>
    <Outlet />
    <PageLoading />
  </>
)

test('a slow page is announced, also without a network, and the previous page stays until it has loaded', async () => {
  const { promise: loaded, resolve: answer } = Promise.withResolvers<null>()
  const children = [
    {
      path: '/productListing',
      Component: () => (
        <>
          <h1>Beds</h1>
          <Link to="/product/1">Rara wingback bed</Link>
        </>
      ),
    },
    { path: '/product/:id', Component: () => <h1>Rara wingback bed</h1>, loader: () => loaded },
  ]
  const Stub = createRoutesStub([{ path: '/', Component: Shop, children }])
  await render(<Stub initialEntries={['/productListing']} />)
  const loading = page.getByText('Loading...', { exact: true })
  await expect.element(page.getByRole('heading', { name: 'Beds' })).toBeVisible()
  await expect.element(loading).not.toBeInTheDocument()
  await page.getByRole('link').click()
  await expect.element(loading).toBeVisible()
  // Along the whole top, so that it hides no half of a sentence.
  const { left, top, width } = loading.element().getBoundingClientRect()
  expect({ left, top, width }).toEqual({ left: 0, top: 0, width: document.documentElement.clientWidth })
  await expect.element(page.getByRole('heading', { name: 'Beds' })).toBeVisible()
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  await expect
    .element(page.getByText('You seem to be offline. The page opens when you are online again.'))
    .toBeVisible()
  onLine.mockRestore()
  dispatchEvent(new Event('online'))
  await expect.element(loading).toBeVisible()
  answer(null)
  await expect.element(page.getByRole('heading', { name: 'Rara wingback bed' })).toBeVisible()
  await expect.element(loading).not.toBeInTheDocument()
})

const Buttons = () => (
  <>
    <button type="button">Our Categories</button>
    <button type="button" data-worded="Adding...">
      Add to Cart
    </button>
    <PageLoading />
  </>
)

/** The word along the top; "none" without one. */
const announced = () => getComputedStyle(document.querySelector('[aria-live]')!, '::before').content

function announcedOnPress(name: string) {
  const held = holdPress(page.getByRole('button', { name }).element())
  const word = announced()
  held.release()
  return word
}

test('a pressed button that waits for its script is announced along the top, unless it has a word of its own', async () => {
  const Stub = createRoutesStub([{ path: '/', Component: Buttons }])
  await render(<Stub />)
  expect(announcedOnPress('Add to Cart')).toBe('none')
  expect(announcedOnPress('Our Categories')).toBe('"Loading..."')
  expect(announced()).toBe('none')
})
