import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { givenMenuProducts, roomNames } from '../../test/given-categories.ts'
import { givenMedia, moveMouseAway } from '../../test/given-media.ts'
import { address, openHeader } from '../../test/open-header.tsx'

const bar = () => page.getByRole('navigation', { name: 'Categories', exact: true })
const row = () => bar().getByRole('list').first().element()
const scrollButton = (side: string) => bar().getByRole('button', { name: `Scroll categories ${side}` })

async function open(): Promise<void> {
  await moveMouseAway()
  await givenMedia()
  givenMenuProducts()
  await openHeader()
}

test('the bar lists the rooms, each linked to its listing, and our projects', async () => {
  await open()
  const links = bar().getByRole('link')
  expect(links.elements().map(({ textContent }) => textContent)).toEqual([...roomNames, 'Our Projects'])
  await expect.element(links.last()).toHaveAttribute('href', '/our-projects')
  await links.nth(2).hover()
  await expect.element(bar().getByText('Explore our Dining Collection')).toBeVisible()
  await links.nth(2).click()
  await expect.element(address()).toHaveTextContent('/productListing/category/3')
})

test('rooms that do not fit scroll by 200 px', async () => {
  await page.viewport(1024, 800)
  await open()
  ;(row() as HTMLElement).style.maxWidth = '300px'
  await expect.element(scrollButton('left')).toBeDisabled()
  await scrollButton('right').click()
  await expect.poll(() => row().scrollLeft).toBe(200)
  await scrollButton('left').click()
  await expect.poll(() => row().scrollLeft).toBe(0)
})

test('every room is reachable with text twice as large @slow', async () => {
  await page.viewport(1024, 800)
  await open()
  await expect.element(scrollButton('right')).not.toBeInTheDocument()
  document.documentElement.style.fontSize = '200%'
  try {
    await expect.element(scrollButton('right')).toBeVisible()
    // At the end of the row the button is disabled, while the last room may still scroll into view.
    const press = () => {
      const button = scrollButton('right').element() as HTMLButtonElement
      if (!button.disabled) button.click()
      return button.disabled
    }
    await expect.poll(press).toBe(true)
    await expect.element(bar().getByRole('link', { name: /^Bedding Items/ })).toBeInViewport({ ratio: 0.99 })
    const { scrollWidth, clientWidth } = document.documentElement
    expect(scrollWidth - clientWidth).toBe(0)
  } finally {
    document.documentElement.style.fontSize = ''
  }
})
