import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectErrors } from '../../test/console-errors.ts'
import { productsAnswer } from '../../test/given-categories.ts'
import { givenMotion } from '../../test/given-media.ts'
import { address, go } from '../../test/open-header.tsx'
import { queryClient } from '../../query-client.ts'
import { bar, explore, leaveBar, openMenuBar, openRooms, room } from './mega-menu.fixture.ts'

const titles = () => bar().getByRole('heading', { level: 3 })
const menu = (name: string) => bar().getByRole('group', { name, exact: true })

test('a menu shows subcategories three a row, with products, View All and the promo', async () => {
  await givenMotion()
  await page.viewport(1440, 900)
  await openMenuBar()
  await room('Bedroom').hover()
  await expect.element(explore('Bedroom')).toBeVisible()
  expect(
    titles()
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Beds', 'Bedside tables', 'Wardrobes', 'Dressers'])
  await expect.element(titles().first().getByRole('link')).toHaveAttribute('href', '/productListing/subcategory/7')
  await expect.element(bar().getByRole('link', { name: 'Beds 1' })).toHaveAttribute('href', '/product/71')
  const viewAll = bar().getByRole('link', { name: 'View all Beds', exact: true })
  await expect.element(viewAll).toHaveTextContent('View All')
  await expect.element(viewAll).toHaveAttribute('href', '/productListing/subcategory/7')

  const whole = menu('Bedroom').element()
  expect(getComputedStyle(whole).animationDuration).toBe('0.3s')
  await Promise.all(whole.getAnimations().map(({ finished }) => finished))
  expect(whole.getBoundingClientRect().width).toBe(1200)
  const tops = titles()
    .elements()
    .map((title) => title.getBoundingClientRect().top)
  expect(tops.slice(0, 3)).toEqual([tops[0], tops[0], tops[0]])
  expect(tops[3]).toBeGreaterThan(tops[0]!)
  const promo = bar().getByRole('complementary')
  const { top, bottom } = promo.element().getBoundingClientRect()
  expect(bottom).toBeGreaterThan(tops[3]!)
  expect(top).toBeLessThanOrEqual(tops[3]!)
  await expect.poll(() => promo.element().querySelector('img')?.getAttribute('src')).toMatch(/^\/media\//)

  await promo.getByRole('link', { name: 'Shop Now' }).click()
  await expect.element(address()).toHaveTextContent('/productListing')
  await expect.element(explore('Bedroom')).not.toBeInTheDocument()
})

test('the caption and the picture of the promo lead to the room’s listing', async () => {
  await openMenuBar()
  await room('Bedroom').hover()
  const promo = bar().getByRole('complementary')
  const caption = promo.getByRole('link', { name: 'Explore our Bedroom Collection' })
  await expect.element(caption).toHaveAttribute('href', '/productListing/category/1')
  await promo.click({ position: { x: 20, y: 20 } })
  await expect.element(address()).toHaveTextContent('/productListing/category/1')
})

test('Escape or a click outside closes a menu, and only one is open', async () => {
  await openMenuBar()
  await room('Bedroom').hover()
  await expect.element(explore('Bedroom')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(explore('Bedroom')).not.toBeInTheDocument()

  room('Outdoor').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(explore('Outdoor')).toBeVisible()
  await room('Dining').hover()
  await expect.element(explore('Dining')).toBeVisible()
  expect(bar().getByText(/^Explore our/)).toHaveLength(1)
  expect(openRooms()).toEqual(['Dining'])

  await userEvent.keyboard('{Escape}')
  room('Bedding Items').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(explore('Bedding Items')).toBeVisible()
  await userEvent.click(page.getByRole('main'), { position: { x: 2, y: 300 } })
  await expect.element(bar().getByText(/^Explore our/)).not.toBeInTheDocument()
})

test.for([
  [1024, ''],
  [1280, '@slow'],
  [1440, '@slow'],
] as const)('a menu fits into a window %i px wide %s', async ([width]) => {
  await page.viewport(width, 700)
  await openMenuBar()
  for (const name of ['Bedroom', 'Dining', 'Bedding Items']) {
    await room(name).hover()
    await expect.element(explore(name)).toBeVisible()
    const box = menu(name).element().getBoundingClientRect()
    expect(box.width).toBeLessThanOrEqual(1200)
    expect(box.left).toBeGreaterThanOrEqual(0)
    expect(box.right).toBeLessThanOrEqual(width)
    expect(box.bottom).toBeLessThanOrEqual(700)
    const { scrollWidth, clientWidth } = document.documentElement
    expect(scrollWidth - clientWidth).toBe(0)
  }
})

test.for(['{Enter}', ' ', '{ArrowDown}'])(
  '"%s" opens a menu and moves inside; Escape returns to the room',
  async (key) => {
    await openMenuBar()
    room('Bedroom').element().focus()
    await userEvent.keyboard(key)
    await expect.element(bar().getByRole('link', { name: 'Beds', exact: true })).toHaveFocus()
    await expect.element(address()).toHaveTextContent('/')
    await userEvent.keyboard('{Escape}')
    await expect.element(room('Bedroom')).toHaveFocus()
    await expect.element(room('Bedroom')).toHaveAttribute('aria-expanded', 'false')
  },
)

test('a menu stays closed on the page that Back returns to', async () => {
  await openMenuBar()
  room('Bedroom').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(bar().getByRole('link', { name: 'Beds', exact: true })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(address()).toHaveTextContent('/productListing/subcategory/7')
  go('Back')
  await expect.element(address()).toHaveTextContent('/')
  await expect.element(explore('Bedroom')).not.toBeInTheDocument()
  expect(openRooms()).toEqual([])
})

test('Tab leads from a room through its menu to the next room, and back', async () => {
  await openMenuBar()
  room('Dining').element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(menu('Dining').getByRole('link', { name: 'Sideboards 2' })).toBeVisible()
  for (const link of menu('Dining').getByRole('link').all()) {
    await expect.element(link).toHaveFocus()
    await userEvent.keyboard('{Tab}')
  }
  await expect.element(room('Office Items')).toHaveFocus()
  await expect.element(menu('Dining')).not.toBeInTheDocument()

  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(room('Dining')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(menu('Dining').getByRole('link').first()).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(room('Dining')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(address()).toHaveTextContent('/productListing/category/3')
})

test('the menus load ten products of each subcategory, once per visit, shared with the drawer', async () => {
  const asked = await openMenuBar()
  for (let visit = 0; visit < 2; visit += 1) {
    await room('Bedroom').hover()
    await expect.element(bar().getByRole('link', { name: 'Beds 1' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(explore('Bedroom')).not.toBeInTheDocument()
    await leaveBar()
  }
  await page.getByRole('button', { name: 'Our Categories' }).click()
  const drawer = page.getByRole('dialog', { name: 'Our Categories' })
  await drawer.getByRole('button', { name: 'BEDROOM' }).click()
  await drawer.getByRole('button', { name: 'BEDS', exact: true }).click()
  await expect.element(drawer.getByRole('link', { name: 'BEDS 1' })).toBeVisible()
  expect(asked.toSorted()).toEqual(['10', '7', '8', '9'].map((id) => `${id}?limit=10`))
})

test('a menu says when a subcategory has no products', async () => {
  await openMenuBar(() => productsAnswer([]))
  await room('Bedroom').hover()
  await expect.poll(() => bar().getByText('No products available').length).toBe(4)
})

test('if loading fails, a menu says that there are no products, and the console shows the error', async () => {
  expectErrors(/"status":500/)
  const usual = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ queries: { ...usual.queries, retryDelay: 1 } })
  await openMenuBar(() => ({ status: 500, body: { success: false, error: true } }))
  await room('Bedroom').hover()
  await expect.poll(() => bar().getByText('No products available').length).toBe(4)
  expect(console.error).toHaveBeenCalled()
  queryClient.setDefaultOptions(usual)
})
