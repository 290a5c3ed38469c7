import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hold } from '../../test/answer-api.ts'
import { givenMenuProducts, productsAnswer, roomNames } from '../../test/given-categories.ts'
import { givenMedia, moveMouseAway } from '../../test/given-media.ts'
import { givenCard } from '../../test/given-products.ts'
import { address, go, openHeader } from '../../test/open-header.tsx'

const opener = () => page.getByRole('button', { name: 'Our Categories' })
const drawer = () => page.getByRole('dialog', { name: 'Our Categories' })
const part = (name: string) => drawer().getByRole('button', { name, exact: true })
const openParts = () =>
  [...drawer().element().querySelectorAll('[aria-expanded=true]')].map(({ textContent }) => textContent)

async function openPage(answer?: Parameters<typeof givenMenuProducts>[0]): Promise<string[]> {
  await moveMouseAway()
  await givenMedia()
  const asked = givenMenuProducts(answer)
  await openHeader()
  return asked
}

async function openDrawer(): Promise<void> {
  await opener().click()
  await expect.element(drawer()).toBeVisible()
}

test.for([
  [1440, 350],
  [390, 390],
] as const)(
  'in a window %i px wide the drawer is %i px wide, and contains every category and the other ways',
  async (widths) => {
    const [width, drawerWidth] = widths
    await page.viewport(width, 844)
    await openPage()
    await openDrawer()
    const items = drawer().getByRole('listitem').elements()
    expect(items.map(({ textContent }) => textContent)).toEqual([
      ...roomNames.map((name) => name.toUpperCase()),
      'Login',
      'Track order',
      'Stores',
      'Our Projects',
      'Room planner',
      'Help Center / Contact Us',
      'WhatsApp',
      'Chat',
    ])
    await expect.poll(() => drawer().element().getBoundingClientRect().left).toBe(0)
    expect(drawer().element().getBoundingClientRect().width).toBe(drawerWidth)
  },
)

test('the drawer fits a window 320 px wide with everything open @slow', async () => {
  await page.viewport(320, 640)
  await openPage(({ name }) => productsAnswer([givenCard({ name: `${name} with a hydraulic storage underneath` })]))
  await openDrawer()
  await part('BEDROOM').click()
  await part('BEDS').click()
  await expect.element(drawer().getByRole('link', { name: 'BEDS WITH A HYDRAULIC STORAGE UNDERNEATH' })).toBeVisible()
  const element = drawer().element()
  expect(element.getBoundingClientRect().width).toBe(320)
  expect(element.scrollWidth - element.clientWidth).toBe(0)
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth - clientWidth).toBe(0)
})

test('the keyboard walks the drawer in visual order, and focusing loads products', async () => {
  const asked = await openPage()
  opener().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(drawer().getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(part('BEDROOM')).toHaveFocus()
  await userEvent.keyboard('{Enter}{Tab}')
  const all = drawer().getByRole('link', { name: 'ALL BEDROOM' })
  await expect.element(all).toHaveFocus()
  await expect.element(all).toHaveAttribute('href', '/productListing/category/1')
  await userEvent.keyboard('{Tab}')
  await expect.element(part('BEDS')).toHaveFocus()
  await expect.poll(() => asked).toEqual(['7?limit=10'])
  await userEvent.keyboard('{Enter}')
  await expect.element(drawer().getByRole('link', { name: 'BEDS 1' })).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(drawer().getByRole('link', { name: 'BEDS 1' })).toHaveFocus()
  expect(asked).toEqual(['7?limit=10'])
})

test('Back closes the drawer, and Forward leaves it closed', async () => {
  await openPage()
  await page.getByRole('link', { name: 'Elsewhere' }).click()
  await expect.element(address()).toHaveTextContent('/elsewhere')
  await openDrawer()
  go('Back')
  await expect.element(address()).toHaveTextContent('/')
  await expect.element(drawer()).not.toBeInTheDocument()
  go('Forward')
  await expect.element(address()).toHaveTextContent('/elsewhere')
  await expect.element(drawer()).not.toBeInTheDocument()
})

test('the drawer opens one category and one subcategory at a time, with names in capitals', async () => {
  await openPage()
  await openDrawer()
  await part('BEDROOM').click()
  await part('BEDSIDE TABLES').click()
  await expect.element(drawer().getByRole('link', { name: 'BEDSIDE TABLES 1' })).toBeVisible()
  await part('BEDS').click()
  await expect.element(part('BEDSIDE TABLES')).toHaveAttribute('aria-expanded', 'false')
  await expect.element(drawer().getByRole('link', { name: 'BEDSIDE TABLES 1' })).not.toBeInTheDocument()
  await part('LIVING ROOM').click()
  await expect.element(part('BEDROOM')).toHaveAttribute('aria-expanded', 'false')
  await expect.element(part('BEDS')).not.toBeInTheDocument()
  expect(openParts()).toEqual(['LIVING ROOM'])
})

test('the drawer loads at most ten products, and VIEW ALL links to the listing @slow', async () => {
  const asked = await openPage()
  await openDrawer()
  await part('BEDROOM').click()
  await part('BEDS').click()
  await expect.element(drawer().getByRole('link', { name: 'BEDS 1' })).toHaveAttribute('href', '/product/71')
  expect(asked).toEqual(['7?limit=10'])
  await drawer().getByRole('link', { name: 'VIEW ALL' }).click()
  await expect.element(address()).toHaveTextContent('/productListing/7')
  await expect.element(drawer()).not.toBeInTheDocument()
})

test('the drawer shows dashes and underscores as spaces, and says when products load or are missing @slow', async () => {
  const held = hold(productsAnswer([givenCard({ name: 'sal_wood-bed' })]))
  await openPage(({ name }) => (name === 'Beds' ? held.answer() : productsAnswer([])))
  await openDrawer()
  await part('BEDROOM').click()
  await part('BEDS').click()
  await expect.element(drawer().getByText('Loading products...')).toBeVisible()
  held.release()
  await expect.element(drawer().getByRole('link', { name: 'SAL WOOD BED' })).toBeVisible()
  await part('DRESSERS').click()
  await expect.element(drawer().getByText('No products available')).toBeVisible()
  await expect.element(drawer().getByRole('link', { name: 'VIEW ALL' })).not.toBeInTheDocument()
})

test.for(['Escape', 'its button'])('%s closes the drawer, which collapses and returns the focus', async (way) => {
  await openPage()
  await openDrawer()
  expect(openParts()).toEqual([])
  await part('OUTDOOR').click()
  await part('LOUNGERS').click()
  if (way === 'Escape') await userEvent.keyboard('{Escape}')
  else await drawer().getByRole('button', { name: 'Close' }).click()
  await expect.element(drawer()).not.toBeInTheDocument()
  await expect.element(opener()).toHaveFocus()
  await openDrawer()
  expect(openParts()).toEqual([])
})
