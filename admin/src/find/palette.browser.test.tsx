import { Route, Routes, useLocation } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { permissionsOf } from '#domain/staff/staff.ts'
import { rememberStaff } from '../session/staff-session.ts'
import { openPart } from '../test/open-part.tsx'
import { Find } from './find.tsx'
import { answerFind, asmita, foundOf, rara, raraOrder } from './found.fixture.ts'
import { showPart } from './shown.ts'

beforeEach(() => {
  localStorage.clear()
  showPart(undefined)
})

function Address() {
  const { pathname } = useLocation()
  return <p>Now at {pathname}</p>
}

async function openFind() {
  const parts = (
    <>
      <Find />
      <Routes>
        <Route path="*" element={<Address />} />
      </Routes>
    </>
  )
  await openPart(parts)
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field()).toHaveFocus()
}

const field = () => page.getByRole('combobox', { name: 'Find anything' })
const option = (name: string | RegExp) => page.getByRole('option', { name })
const chosen = () => page.getByRole('option', { selected: true })

test('records, pages and actions stand in named groups, with the typed word underlined', async () => {
  answerFind(() => foundOf({ products: [rara], orders: [raraOrder] }))
  await openFind()
  await userEvent.type(field(), 'rara')
  const products = page.getByRole('group', { name: 'Products' })
  await expect
    .element(products.getByRole('option', { name: /Rara wingback bed 18 variants, 3 sold out/ }))
    .toBeVisible()
  await expect.element(products.getByRole('mark')).toHaveTextContent('Rara')
  const orders = page.getByRole('group', { name: 'Orders' }).getByRole('option')
  await expect.element(orders).toMatchTextContent(/^KA-261122-0417A9Q2, Asmita Gurung/)
  await expect.element(orders).toMatchTextContent(/Rara wingback bed and 3 more, Nrs. 1,42,400/)
  const actions = page.getByRole('group', { name: 'Actions' }).getByRole('option')
  expect(actions.elements().map((row) => row.textContent)).toEqual([
    'Take stock in for Rara wingback bedStock',
    'Put Rara wingback bed on offerSizes and prices',
    'Open Rara wingback bed in the shop/product/7',
  ])
  await expect.element(page.getByRole('status')).toHaveTextContent('5 results')
})

test('arrows choose a row and go round, and Enter opens it', async () => {
  answerFind(() => foundOf({ products: [rara], orders: [raraOrder] }))
  await openFind()
  await userEvent.type(field(), 'rara')
  await expect.element(chosen()).toMatchTextContent(/^Rara wingback bed/)
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(chosen()).toMatchTextContent(/in the shop/)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(chosen()).toMatchTextContent(new RegExp(raraOrder.number))
  expect(field().element().getAttribute('aria-activedescendant')).toBe(chosen().element().id)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(`Now at /orders/${raraOrder.id}/show`)).toBeVisible()
  await expect.element(field()).not.toBeInTheDocument()
})

test('Ctrl Enter opens a new tab', async () => {
  const open = vi.fn<typeof window.open>()
  vi.stubGlobal('open', open)
  answerFind(() => foundOf({ products: [rara] }))
  await openFind()
  await userEvent.type(field(), 'rara')
  await expect.element(chosen()).toMatchTextContent(/^Rara wingback bed/)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => open.mock.calls).toEqual([['/products/7', '_blank', 'noopener']])
  await expect.element(page.getByText('Now at /', { exact: true })).toBeVisible()
})

test('Enter before the answer opens the first row of the answer', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  const asked = answerFind(() => promise)
  await openFind()
  await field().fill('0417A9Q2')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => asked).toEqual(['0417A9Q2'])
  resolve(foundOf({ orders: [raraOrder], exact: ['orders'] }))
  await expect.element(page.getByText(`Now at /orders/${raraOrder.id}/show`)).toBeVisible()
})

test('an older answer never replaces a newer one, and its request is aborted', async () => {
  const first = Promise.withResolvers<object>()
  const signals: AbortSignal[] = []
  const asked = answerFind((q, signal) => {
    signals.push(signal)
    return q === 'ra' ? first.promise : foundOf({ orders: [raraOrder] })
  })
  await openFind()
  await userEvent.type(field(), 'ra')
  await expect.poll(() => asked).toEqual(['ra'])
  await userEvent.type(field(), 'ra')
  await expect.element(option(/KA-261122/)).toBeVisible()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  first.resolve(foundOf({ products: [{ ...rara, name: 'Older' }] }))
  await expect.element(page.getByRole('status')).toHaveTextContent('1 result')
  await expect.element(option(/Older/)).not.toBeInTheDocument()
})

/** Types letter by letter without a pause, which takes a busy machine longer from outside the page. */
function typeAtOnce(text: string): void {
  const input = field().element() as HTMLInputElement
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!
  for (let length = 1; length <= text.length; length += 1) {
    set!.call(input, text.slice(0, length))
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
}

test('fast typing asks once', async () => {
  const asked = answerFind(() => foundOf({ products: [rara] }))
  await openFind()
  typeAtOnce('rara')
  await expect.element(option(/wingback bed 18/)).toBeVisible()
  expect(asked).toEqual(['rara'])
})

test('a failure says so and can be tried again, while pages are still found', async () => {
  let isBroken = true
  answerFind(() => {
    if (isBroken) throw new TypeError('Failed to fetch')
    return foundOf({ orders: [raraOrder] })
  })
  await openFind()
  await userEvent.type(field(), 'orders')
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^The server cannot be reached/)
  await expect.element(option('Orders')).toBeVisible()
  isBroken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(option(/KA-261122/)).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('a text that nothing has says so', async () => {
  answerFind(() => foundOf())
  await openFind()
  await userEvent.type(field(), 'qxzqxz')
  await expect.element(page.getByText(/^Nothing found/)).toBeVisible()
  expect(field().element().getAttribute('aria-expanded')).toBe('false')
})

test('kinds that took too long are missing, and the palette says so', async () => {
  answerFind(() => foundOf({ products: [rara], late: ['orders'] }))
  await openFind()
  await userEvent.type(field(), 'rara')
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Some results took too long/)
})

test('“>” shows actions only', async () => {
  answerFind(() => foundOf({ products: [rara] }))
  await openFind()
  await userEvent.type(field(), '>')
  await expect.element(option('New product')).toBeVisible()
  await userEvent.type(field(), 'rara')
  await expect.element(option(/Take stock in for Rara/)).toBeVisible()
  expect(page.getByRole('group').elements()).toHaveLength(1)
})

test('a page and a part of the settings are found by name, also with a slip', async () => {
  answerFind(() => foundOf())
  await openFind()
  await userEvent.type(field(), 'vat')
  await expect.element(option(/Legal information Settings: VAT number/)).toBeVisible()
  await userEvent.fill(field(), 'delivreies')
  await expect.element(option('Deliveries')).toBeVisible()
})

test('staff without the permission find no page, no action on it and no record of it', async () => {
  answerFind(() => foundOf({ products: [rara] }))
  await openFind()
  rememberStaff({ id: 'support', role: 'support', permissions: permissionsOf('support') } as never)
  await userEvent.type(field(), 'rara')
  await expect.element(option(/Open Rara wingback bed in the shop/)).toBeVisible()
  await expect.element(option(/Take stock in|on offer/)).not.toBeInTheDocument()
  for (const q of ['settings', 'new product', 'audit']) {
    await userEvent.fill(field(), q)
    await expect.element(option(/Rara wingback bed 18 variants/)).toBeVisible()
    await expect.element(option(/Settings|New product|Audit/)).not.toBeInTheDocument()
  }
})

test('opened records are listed before anything is typed; the browser keeps no name of a person', async () => {
  answerFind(() => foundOf({ products: [rara], customers: [asmita] }))
  await openFind()
  await userEvent.type(field(), 'rara')
  await userEvent.click(option(/Rara wingback bed 18/))
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.type(field(), 'asmita')
  await userEvent.click(option(/Asmita Gurung/))
  await userEvent.keyboard('{Control>}k{/Control}')
  const recent = page.getByRole('group', { name: 'Recently opened' }).getByRole('option')
  await expect
    .poll(() => recent.elements().map((row) => row.textContent))
    .toEqual([expect.stringContaining('Asmita Gurung'), expect.stringContaining('Rara wingback bed')])
  expect(JSON.stringify({ ...localStorage })).not.toContain('Asmita')
})

test('Escape closes the palette, and the focus returns', async () => {
  answerFind(() => foundOf())
  await openFind()
  await userEvent.keyboard('{Escape}')
  const button = page.getByRole('button', { name: /^Search orders/ })
  await button.click()
  await expect.element(field()).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveFocus()
})
