import { createRoutesStub } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { givenListing } from '../../../test/given-listing.ts'
import { givenMedia } from '../../../test/given-media.ts'
import { soon } from '../../../test/stopped-clock.ts'
import type { Listing } from './load-listing.ts'
import { choice, open, results, sidebar, sorting, WithAddress } from './listing-page.fixture.tsx'

const address = () => page.getByRole('status', { name: 'Present address' })
const chips = () => page.getByRole('group', { name: 'Active filters' })

const goBack = () => (page.getByRole('button', { name: 'Back in history' }).element() as HTMLElement).click()

test('choices add up in the address, keep the focus, and do not scroll the page', async () => {
  await open()
  const steps = [
    [/^Living Room/, '/productListing?category=2'],
    [/^10% and Above/, '/productListing?category=2&discount=10'],
    [/^5 stars/, '/productListing?category=2&discount=10&rating=5'],
  ] as const
  await expect.element(choice(/^Living Room/)).toBeVisible()
  for (const [name, path] of steps) {
    choice(name).element().scrollIntoView({ block: 'center' })
    const before = scrollY
    await choice(name).click()
    await expect.element(address()).toHaveTextContent(path)
    await expect.element(choice(name)).toBeChecked()
    await expect.element(choice(name)).toHaveFocus()
    expect(scrollY).toBe(before)
  }
})

test('a second click undoes a choice; a choice without products is disabled', async () => {
  await open()
  await choice(/^In Stock/).click()
  await expect.element(address()).toHaveTextContent('/productListing?availability=in-stock')
  await choice(/^In Stock/).click()
  await expect.element(address()).toHaveTextContent('/productListing')
  await expect.element(choice(/^2 stars/)).toHaveAttribute('aria-disabled', 'true')
  ;(choice(/^2 stars/).element() as HTMLElement).click()
  await expect.element(address()).toHaveTextContent('/productListing')
})

test('colors are swatches, named for screen readers, and chips in the address', async () => {
  await open()
  await expect.element(choice('Green 7 products')).toBeVisible()
  const swatch = choice('Green 7 products').element()
  const { width, height } = swatch.getBoundingClientRect()
  expect([width, height, getComputedStyle(swatch).backgroundColor]).toEqual([24, 24, 'rgb(74, 115, 88)'])
  await choice('Green 7 products').click()
  await choice('Brown 21 products').click()
  await expect.element(address()).toHaveTextContent('/productListing?color=green,brown')
  await chips().getByRole('link', { name: 'Remove filter: Brown' }).click()
  await expect.element(address()).toHaveTextContent('/productListing?color=green')
  await expect.element(choice('Blue 0 products')).toHaveAttribute('aria-disabled', 'true')
})

test('the three availabilities say what they mean', async () => {
  await open()
  await expect.element(choice(/^Available At least one size can be bought now/)).toBeVisible()
  await expect.element(choice(/^In Stock Every size can be bought now/)).toBeVisible()
  await expect.element(choice(/^Not Available No size can be bought now/)).toBeVisible()
  await expect.element(choice(/^All Every reduced product/)).toBeVisible()
})

test('on a phone filters, order and view share a row, and the order has a short name', async () => {
  await page.viewport(390, 844)
  await open()
  const row = [page.getByRole('button', { name: 'Filters' }), sorting(), page.getByRole('link', { name: 'Grid' })]
  const boxes = row.map((one) => one.element().getBoundingClientRect())
  for (const { top, bottom } of boxes) {
    expect(top).toBeLessThan(boxes[0]!.bottom)
    expect(bottom).toBeGreaterThan(boxes[0]!.top)
  }
  await expect.element(page.getByText('Best sellers')).toBeVisible()
  await expect.element(sorting()).toHaveDisplayValue('Sales, highest to lowest')
})

test('a discount replaces the previous one @slow', async () => {
  await open()
  await choice(/^10% and Above/).click()
  await choice(/^20% and Above/).click()
  await expect.element(address()).toHaveTextContent('/productListing?discount=20')
  await expect.element(choice(/^10% and Above/)).not.toBeChecked()
})

test('a price can be typed, and the slider works with the keyboard @slow', async () => {
  await open()
  const highest = sidebar().getByRole('textbox', { name: 'To', exact: true })
  await highest.fill('50000')
  await userEvent.keyboard('{Enter}')
  await expect.element(address()).toHaveTextContent('/productListing?maxPrice=50000')
  await expect.element(highest).toHaveValue('50,000')
  const thumb = sidebar().getByRole('slider', { name: 'Highest price' })
  thumb.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(address()).toHaveTextContent('/productListing?maxPrice=51000')
  await expect.element(thumb).toHaveAttribute('aria-valuetext', 'Nrs. 51,000')
})

test('chips show the choices and remove them; the next chip gets the focus', async () => {
  await open('/productListing?maxPrice=100000&category=1,2&rating=5')
  await expect.element(chips().getByRole('link', { name: 'Remove filter: Up to Nrs. 1,00,000' })).toBeVisible()
  await chips().getByRole('link', { name: 'Remove filter: Living Room' }).click()
  await expect.element(address()).toHaveTextContent('/productListing?maxPrice=100000&category=1&rating=5')
  await expect.element(chips().getByRole('link', { name: /^Remove filter: 5 stars/ })).toHaveFocus()
  await chips().getByRole('link', { name: 'Clear all' }).click()
  await expect.element(address()).toHaveTextContent('/productListing')
  await expect.element(chips()).not.toBeInTheDocument()
})

test('a new order on page 2 returns to page 1; Back leads to the default order, Sales', async () => {
  await open()
  await expect.element(sorting()).toHaveValue('-sales')
  await sorting().selectOptions('Price, low to high')
  await expect.element(address()).toHaveTextContent('/productListing?sort=price')
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect.element(address()).toHaveTextContent('/productListing?page=2&sort=price')
  await expect.element(results().getByRole('heading', { name: 'Products', exact: true })).toHaveFocus()
  await sorting().selectOptions('Name, A to Z')
  await expect.element(address()).toHaveTextContent('/productListing?sort=name')
  goBack()
  await expect.element(address()).toHaveTextContent('/productListing?page=2&sort=price')
  goBack()
  goBack()
  await expect.element(sorting()).toHaveValue('-sales')
})

test('Back shows no filter that is not applied, and the next choice adds none @slow', async () => {
  await open()
  await choice(/^Bedroom/).click()
  await expect.element(address()).toHaveTextContent('/productListing?category=1')
  goBack()
  await expect.element(address()).toHaveTextContent('/productListing')
  await expect.element(choice(/^Bedroom/)).not.toBeChecked()
  await expect.element(chips()).not.toBeInTheDocument()
  await sorting().selectOptions('Price, low to high')
  await expect.element(address()).toHaveTextContent('/productListing?sort=price')
})

test('the list view keeps the address and adds no history entry @slow', async () => {
  await open('/productListing?sort=name')
  await page.getByRole('link', { name: 'List', exact: true }).click()
  await expect.element(address()).toHaveTextContent('/productListing?sort=name&view=list')
  await expect.element(page.getByRole('link', { name: 'List', exact: true })).toHaveAttribute('aria-current', 'true')
  await expect.poll(() => results().getByRole('article').length).toBe(12)
})

test('the current products keep their place while the next ones load', async () => {
  await givenMedia()
  const next = Promise.withResolvers<Listing>()
  const Stub = createRoutesStub([
    { path: '/productListing', id: 'page', Component: WithAddress as never, loader: () => next.promise },
  ])
  const hydrationData = { loaderData: { page: givenListing() } }
  await render(<Stub initialEntries={['/productListing']} hydrationData={hydrationData} />)
  const { height } = results().element().getBoundingClientRect()
  await choice(/^In Stock/).click()
  await expect.element(results()).toHaveAttribute('aria-busy', 'true')
  await expect.element(choice(/^In Stock/)).toBeChecked()
  await expect.element(page.getByRole('status').getByText('Loading...', { exact: true })).toBeInTheDocument()
  expect(results().element().getBoundingClientRect().height).toBe(height)
  next.resolve(givenListing({ totalProducts: 1, products: givenListing().products.slice(0, 1) }))
  await expect.element(results()).toHaveAttribute('aria-busy', 'false')
  await expect.element(page.getByText('There is 1 product.')).toBeVisible()
})

test('on a phone the filters open as a sheet, whose button closes it', async () => {
  await page.viewport(390, 844)
  await open()
  await page.getByRole('button', { name: /^Filters/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await expect.element(sheet).toBeVisible()
  await sheet.getByRole('checkbox', { name: /^In Stock/ }).click()
  await expect.element(sheet.getByRole('checkbox', { name: /^In Stock/ })).toBeChecked()
  await expect.element(sheet.getByRole('checkbox', { name: /^In Stock/ })).toHaveFocus()
  await sheet.getByRole('textbox', { name: 'To', exact: true }).fill('50000')
  await userEvent.keyboard('{Enter}')
  await sheet.getByRole('button', { name: 'Show 53 products' }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(address()).toHaveTextContent('/productListing?maxPrice=50000&availability=in-stock')
  await expect.element(page.getByRole('button', { name: /^Filters/ })).toHaveFocus()
})

test('a typed price counts when typing rests, and the button of the sheet follows', async () => {
  await page.viewport(390, 844)
  await open('/productListing', { products: [], totalProducts: 0 })
  await page.getByRole('button', { name: /^Filters/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const highest = sheet.getByRole('textbox', { name: 'To', exact: true })
  await highest.fill('१००००')
  const hidden = page.getByRole('status', { name: 'Present address', includeHidden: true })
  await expect.element(hidden).toHaveTextContent('/productListing?maxPrice=10000')
  await expect.element(highest).toHaveFocus()
  await expect.element(highest).toHaveValue('१००००')
  await expect.element(sheet.getByRole('button', { name: 'No product fits' })).toBeVisible()
})

test('what is no price stays in its field, which says so, and changes no limit', async () => {
  await open('/productListing?maxPrice=60000')
  const highest = sidebar().getByRole('textbox', { name: 'To', exact: true })
  await highest.fill('abc')
  await userEvent.keyboard('{Enter}')
  await userEvent.tab()
  const note = sidebar().getByText('Please enter a price such as 2,00,000.')
  await expect.element(note).toBeVisible()
  await expect.element(highest).toHaveValue('abc')
  await expect.element(highest).toHaveAccessibleDescription('Please enter a price such as 2,00,000.')
  await expect.element(address()).toHaveTextContent('/productListing?maxPrice=60000')
  await highest.fill('')
  await userEvent.keyboard('{Enter}')
  await expect.element(note).not.toBeInTheDocument()
  await expect.element(address()).toHaveTextContent('/productListing')
})

test('a price that is typed only in part leaves the other limit in its place', async () => {
  await open('/productListing?minPrice=60000')
  const highest = sidebar().getByRole('textbox', { name: 'To', exact: true })
  await expect.element(highest).toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await highest.fill('7')
  expect(highest.element()).toHaveValue('7')
  vi.advanceTimersByTime(1_000)
  expect(address().element()).toHaveTextContent('/productListing?minPrice=60000')
  await highest.fill('70000')
  expect(await soon(() => vi.getTimerCount() > 0)).toBe(true)
  vi.advanceTimersByTime(1_000)
  const now = () => address().element().textContent
  expect(await soon(() => now() === '/productListing?minPrice=60000&maxPrice=70000')).toBe(true)
})

test('limits in the wrong order stay as typed with a note, and count once they agree', async () => {
  await open('/productListing?minPrice=20000&maxPrice=30000')
  const lowest = sidebar().getByRole('textbox', { name: 'From', exact: true })
  const highest = sidebar().getByRole('textbox', { name: 'To', exact: true })
  const note = sidebar().getByText('The lowest price is above the highest.')
  await lowest.fill('40000')
  await highest.click()
  await expect.element(note).toBeVisible()
  await expect.element(lowest).toHaveAccessibleDescription('The lowest price is above the highest.')
  await expect.element(lowest).toHaveValue('40000')
  await expect.element(address()).toHaveTextContent('/productListing?minPrice=20000&maxPrice=30000')
  await highest.fill('60000')
  await userEvent.keyboard('{Enter}')
  await expect.element(address()).toHaveTextContent('/productListing?minPrice=40000&maxPrice=60000')
  await expect.element(note).not.toBeInTheDocument()
  await expect.element(lowest).toHaveValue('40,000')
})

test('a highest price below the lowest one leaves both in their fields', async () => {
  await open('/productListing?minPrice=90000')
  const highest = sidebar().getByRole('textbox', { name: 'To', exact: true })
  await highest.fill('50000')
  await userEvent.keyboard('{Enter}')
  await expect.element(highest).toHaveAccessibleDescription('The lowest price is above the highest.')
  await expect.element(highest).toHaveValue('50000')
  await expect.element(sidebar().getByRole('textbox', { name: 'From', exact: true })).toHaveValue('90,000')
  await expect.element(address()).toHaveTextContent('/productListing?minPrice=90000')
})

test.for(['?view=list', '?maxPrice=175000&category=1,2,3,4,5&rating=5'])(
  'at 320 px no listing overflows: %s',
  async (search) => {
    await page.viewport(320, 640)
    await open(`/productListing${search}`)
    await expect.element(results()).toBeVisible()
    const { scrollWidth, clientWidth } = document.documentElement
    expect(scrollWidth - clientWidth).toBeLessThanOrEqual(0)
  },
)

test('Enter submits a price whose field has no script yet, with all other choices', async () => {
  await open('/productListing?page=2&sort=price&view=list&color=green&category=1')
  const highest = sidebar().getByRole('textbox', { name: 'To', exact: true })
  await expect.element(highest).toBeVisible()
  // As the server sent it: a field that no script hears.
  const served = highest.element().cloneNode() as HTMLInputElement
  highest.element().after(served)
  highest.element().remove()
  served.value = '60,000'
  served.focus()
  await userEvent.keyboard('{Enter}')
  await expect
    .element(address())
    .toHaveTextContent('/productListing?sort=price&view=list&maxPrice=60000&color=green&category=1')
})

test('Enter on a choice changes nothing @slow', async () => {
  await open('/productListing?page=2&color=green')
  choice(/^In Stock/)
    .element()
    .focus()
  await userEvent.keyboard('{Enter}')
  await choice(/^In Stock/).click()
  await expect.element(address()).toHaveTextContent('/productListing?color=green&availability=in-stock')
})
