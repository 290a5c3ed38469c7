import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { RARA } from '../../../test/given-products.ts'
import { openPage, toast } from '../../../test/open-page.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { ASAN, HIMAL, MUSTANG, bar, compare, open, openAt, takeOut, toggle } from './compare-bar.fixture.tsx'
import { CompareButton } from './compare-button.tsx'
import { writeCompared } from './compared.ts'

test('the bar appears with the first choice, and a second click removes a product', async () => {
  await open()
  await expect.element(toggle(RARA)).toHaveAttribute('aria-pressed', 'false')
  await expect.element(bar()).not.toBeInTheDocument()
  await compare(RARA, ASAN)
  const link = bar().getByRole('link', { name: 'Compare (2)' })
  await expect.element(link).toHaveAttribute('href', '/compare?products=1,2')
  await expect.element(takeOut(RARA)).toBeVisible()
  await toggle(RARA).click()
  await expect.element(toggle(RARA)).toHaveAttribute('aria-pressed', 'false')
  await expect.element(bar().getByRole('link', { name: 'Compare (1)' })).toBeVisible()
  expect(localStorage.getItem('compare')).toBe('["2"]')
})

/** A card of a bed in one size more. */
const choiceIn = (wanted: string) => (wanted === '153*200' ? '?size=153*200' : undefined)

test.each([
  ['in the size of those compared', '153*200', '153*200'],
  ['in its own size, if it does not come in theirs', '90*200', '122*200'],
])('a product is added %s', async (_, size, kept) => {
  writeCompared([`1?size=${size}`])
  await openPage('/product/1', () => (
    <CompareButton productId="2" name={ASAN} choice="?size=122*200" choiceIn={choiceIn} className="card" />
  ))
  await toggle(ASAN).click()
  expect(JSON.parse(localStorage.getItem('compare')!)).toEqual([`1?size=${size}`, `2?size=${kept}`])
})

test('a color chosen after the product was added is compared instead', async () => {
  await openPage('/product/2', Chosen)
  await toggle(ASAN).click()
  expect(localStorage.getItem('compare')).toBe('["2?color=oak"]')
  await page.getByRole('button', { name: 'Walnut' }).click()
  await expect.poll(() => localStorage.getItem('compare')).toBe('["2?color=walnut"]')
  await toggle(ASAN).click()
  await page.getByRole('button', { name: 'Oak' }).click()
  await expect.element(toggle(ASAN)).toHaveAttribute('aria-pressed', 'false')
  expect(localStorage.getItem('compare')).toBe('[]')
})

function Chosen() {
  const [color, setColor] = useState('oak')
  return (
    <>
      <CompareButton productId="2" name={ASAN} choice={`?color=${color}`} withWord />
      <button type="button" onClick={() => setColor('walnut')}>
        Walnut
      </button>
      <button type="button" onClick={() => setColor('oak')}>
        Oak
      </button>
    </>
  )
}

test('a product is kept with its choice, and removed by its second click whatever the choice', async () => {
  await open('1?size=153*200', '2')
  const link = bar().getByRole('link', { name: 'Compare (2)' })
  await expect.element(link).toHaveAttribute('href', '/compare?products=1%3Fsize%3D153*200,2')
  await toggle(RARA).click()
  await expect.element(bar().getByRole('link', { name: 'Compare (1)' })).toHaveAttribute('href', '/compare?products=2')
})

test('a message refuses a fifth product', async () => {
  await open('1', '2', '3', '4')
  await toggle(MUSTANG).click()
  await expect.element(toast('You can compare 4 products at a time. Remove one to add another.')).toBeVisible()
  await expect.element(toggle(MUSTANG)).toHaveAttribute('aria-pressed', 'false')
})

test('the bar loads all products in one call and drops those gone from the shop', async () => {
  const asked = await open('3', '1', '999999999')
  await expect.element(bar().getByRole('link', { name: 'Compare (2)' })).toBeVisible()
  await expect.element(takeOut(RARA)).toBeVisible()
  expect(asked[0]!.search).toBe('ids=3%2C1%2C999999999')
  expect(localStorage.getItem('compare')).toBe('["3","1"]')
})

test('a product gone from the shop is not compared', async () => {
  await open('999999999')
  await expect.element(bar()).not.toBeInTheDocument()
  expect(localStorage.getItem('compare')).toBe('[]')
})

test('another tab updates at once', async () => {
  await open()
  localStorage.setItem('compare', '["1"]')
  window.dispatchEvent(new StorageEvent('storage', { key: 'compare' }))
  await expect.element(toggle(RARA)).toHaveAttribute('aria-pressed', 'true')
  await expect.element(bar().getByRole('link', { name: 'Compare (1)' })).toBeVisible()
})

test('the keyboard removes one product and clears the rest', async () => {
  await open('1', '2', '3')
  await expect.element(takeOut(RARA)).toBeVisible()
  takeOut(RARA).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(takeOut(RARA)).not.toBeInTheDocument()
  await expect.element(takeOut(ASAN)).toHaveFocus()
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(bar().getByRole('button', { name: 'Clear' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(bar()).not.toBeInTheDocument()
  await expect.element(toggle(ASAN)).toHaveAttribute('aria-pressed', 'false')
  expect(document.activeElement!.id).toBe('content')
})

test.for([390, 1280])('at %i px a product is taken out without moving the page', async (width) => {
  await page.viewport(width, 800)
  await open('1', '2', '3')
  toggle(RARA).element().style.marginBottom = '3000px'
  await expect.element(takeOut(HIMAL)).toBeVisible()
  scrollTo(0, 1_200)
  takeOut(ASAN).element().focus({ preventScroll: true })
  await userEvent.keyboard('{Enter}')
  await expect.element(takeOut(ASAN)).not.toBeInTheDocument()
  await expect.element(takeOut(HIMAL)).toHaveFocus()
  expect(scrollY).toBe(1_200)
})

test.for([320, 390, 768])('the bar fits at %i px and never hides the focused element', async (width) => {
  await page.viewport(width, 800)
  await open('1', '2', '3', '4')
  await expect.element(bar().getByRole('link', { name: 'Compare (4)' })).toBeInViewport({ ratio: 1 })
  const root = document.documentElement
  expect(root.scrollWidth - root.clientWidth).toBe(0)
  const kept = parseFloat(getComputedStyle(root).scrollPaddingBottom)
  expect(kept).toBeGreaterThan(bar().element().getBoundingClientRect().height)
})

test.for([
  [1366, 657, 49],
  [1440, 900, 61],
])('in a window of %i by %i pixels the bar takes %i of them', async ([width, height, most]) => {
  await page.viewport(width!, height!)
  await open('1', '2')
  await expect.element(bar().getByRole('link', { name: 'Compare (2)' })).toBeInViewport({ ratio: 1 })
  await expect.poll(() => bar().element().getBoundingClientRect().height).toBeLessThanOrEqual(most!)
})

test.for([
  [390, '/productListing'],
  [320, '/productListing'],
] as const)('on a phone of %i px a message appears above the bar of %s', async ([width, path]) => {
  await page.viewport(width, 844)
  await openAt(path, '1', '2')
  await expect.element(bar()).toBeInViewport({ ratio: 1 })
  const message = 'It was not added. Please try again.'
  showToast('error', message)
  await expect.element(toast(message)).toBeVisible()
  const { bottom } = toast(message).element().parentElement!.getBoundingClientRect()
  // The test page is short, and the bar stands at its end.
  const below = parseFloat(getComputedStyle(bar().element()).bottom)
  expect(bottom).toBeLessThan(innerHeight - below - bar().element().getBoundingClientRect().height)
})
