import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from './button.tsx'
import { HydrationNote, useHydrated } from './hydration.ts'

const menu = () => page.getByRole('button', { name: 'Menu' })
const presses = vi.fn<() => void>()

/** Whether the browser would ask before it leaves the page. */
const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** A page as it is served, whose buttons do nothing yet. */
beforeEach(() => {
  presses.mockClear()
  delete document.documentElement.dataset.hydrated
  const served = document.createElement('main')
  served.innerHTML = '<button type="button">Menu</button><button type="button">Cart</button><input aria-label="Search">'
  document.body.append(served)
  onTestFinished(() => served.remove())
})

/** Its scripts arrive. */
async function arrive(): Promise<void> {
  menu().element().addEventListener('click', presses)
  await render(<HydrationNote />)
}

test('a press before the page is ready shows at once that it waits, and is repeated once it is', async () => {
  await menu().click()
  await menu().click()
  expect(menu().element().ariaBusy).toBe('true')
  await arrive()
  await expect.poll(() => presses.mock.calls.length).toBe(1)
  expect(menu().element().ariaBusy).toBe(null)
})

test('a button with a word for its wait shows the word before its script comes', async () => {
  const { container } = await render(<Button busyWord="Adding…">Add to Cart</Button>)
  const button = container.querySelector('button')!
  const shown = () => getComputedStyle(button, '::after').content
  expect(shown()).toBe('none')
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  expect(shown()).toBe('"Adding…"')
  await arrive()
  await expect.poll(shown).toBe('none')
})

const others = {
  typing: () => userEvent.type(page.getByRole('textbox', { name: 'Search' }).element(), 'bed'),
  'another press': () => page.getByRole('button', { name: 'Cart' }).click(),
  scrolling: () => userEvent.wheel(document.body, { direction: 'down' }),
}

test.for(Object.entries(others))('%s drops the press', async ([, doElse]) => {
  await menu().click()
  await doElse()
  expect(menu().element().ariaBusy).toBe(null)
  await arrive()
  await expect.poll(() => document.documentElement.dataset.hydrated).toBe('true')
  expect(presses).not.toHaveBeenCalled()
})

test.for(Object.entries(others))('%s does not drop what adds to the cart', async ([name, doElse]) => {
  menu().element().dataset.worded = 'Adding…'
  const order: string[] = []
  menu()
    .element()
    .addEventListener('click', () => order.push('add'))
  const cart = page.getByRole('button', { name: 'Cart' })
  await menu().click()
  await menu().click()
  await doElse()
  expect(menu().element().ariaBusy).toBe('true')
  order.length = 0
  cart.element().addEventListener('click', () => order.push('cart'))
  await arrive()
  await expect.poll(() => order).toEqual(name === 'another press' ? ['add', 'cart'] : ['add'])
  expect(menu().element().ariaBusy).toBe(null)
})

test('a link that is pressed after what adds to the cart leads away once that is done', async () => {
  menu().element().dataset.worded = 'Adding…'
  const order: string[] = []
  menu().element().parentElement!.insertAdjacentHTML('beforeend', '<a href="#tables">Tables</a>')
  const link = page.getByRole('link', { name: 'Tables' })
  onTestFinished(() => history.replaceState(null, '', location.pathname + location.search))
  await menu().click()
  await link.click()
  expect(location.hash).toBe('')
  menu()
    .element()
    .addEventListener('click', () => order.push('add'))
  link.element().addEventListener('click', () => order.push('link'))
  await arrive()
  await expect.poll(() => order).toEqual(['add', 'link'])
  expect(location.hash).toBe('#tables')
})

test('a link that waits for what adds to the cart leads away at a second press', async () => {
  menu().element().dataset.worded = 'Adding…'
  menu()
    .element()
    .parentElement!.insertAdjacentHTML('beforeend', '<a href="#tables">Tables</a><a href="#beds">Beds</a>')
  onTestFinished(() => history.replaceState(null, '', location.pathname + location.search))
  await menu().click()
  await page.getByRole('link', { name: 'Tables' }).click()
  await page.getByRole('link', { name: 'Beds' }).click()
  expect(location.hash).toBe('')
  await page.getByRole('link', { name: 'Beds' }).click()
  expect(location.hash).toBe('#beds')
  expect(isAsked()).toBe(true)
  await arrive()
  await expect.poll(isAsked).toBe(false)
})

test('the browser asks before what adds to the cart is lost', async () => {
  expect(isAsked()).toBe(false)
  menu().element().dataset.worded = 'Adding…'
  await menu().click()
  expect(isAsked()).toBe(true)
  window.loadsAgain = true
  expect(isAsked(), 'a page that loads itself again').toBe(false)
  delete window.loadsAgain
  await arrive()
  await expect.poll(isAsked).toBe(false)
})

function Search() {
  const [typed, setTyped] = useState('')
  return (
    <>
      <HydrationNote />
      <input aria-label="Help" value={typed} onChange={({ currentTarget }) => setTyped(currentTarget.value)} />
      <output>Searched: {typed}</output>
    </>
  )
}

test('what was typed before the page is ready stays, and is known once it is', async () => {
  const host = document.createElement('main')
  host.innerHTML = '<input aria-label="Help" value=""><output>Searched: <!-- --></output>'
  document.body.append(host)
  onTestFinished(() => host.remove())
  await userEvent.type(page.getByRole('textbox', { name: 'Help' }).element(), 'bed')
  const root = hydrateRoot(host, <Search />)
  onTestFinished(() => root.unmount())
  await expect.element(page.getByText('Searched: bed')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Help' })).toHaveValue('bed')
})

/** Renders again as soon as scripts run, as a form does that reads what the tab has kept. */
function Districts() {
  const [district, setDistrict] = useState('')
  const isHydrated = useHydrated()
  return (
    <>
      <HydrationNote />
      <select
        aria-label="District"
        required={isHydrated}
        value={district}
        onChange={({ currentTarget }) => setDistrict(currentTarget.value)}
      >
        <option value="">Choose</option>
        <option>Jumla</option>
      </select>
      <output>Chosen: {district}</output>
    </>
  )
}

test('a choice from a list before the page is ready stays, and is known once it is', async () => {
  const host = document.createElement('main')
  host.innerHTML =
    '<select aria-label="District"><option value="" selected>Choose</option><option>Jumla</option></select><output>Chosen: <!-- --></output>'
  document.body.append(host)
  const select = host.querySelector('select')!
  await userEvent.selectOptions(select, 'Jumla')
  const root = hydrateRoot(host, <Districts />)
  onTestFinished(() => {
    root.unmount()
    host.remove()
  })
  await expect.element(page.getByText('Chosen: Jumla')).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'District' })).toHaveValue('Jumla')
})
