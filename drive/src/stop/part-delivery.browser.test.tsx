import { afterEach, expect, test } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { App } from '../app.tsx'
import { dayState, setState } from '../device/day-state.ts'
import { readAll, write } from '../device/database.ts'
import { piece, stop as anyStop } from '../device/stop.fixture.ts'

const empty = dayState()
const me = { id: 'driver', name: 'Ram' }
const chair = { ...piece, quantity: 3, boxes: 2, weightKg: 12.4, priceOfLast: [100, 200, 300] }
const table = { ...piece, position: 1, title: 'Asan table', priceOfLast: [150] }
const stop = { ...anyStop, state: 'out' as const, day: empty.day, pieces: [chair, table] }

afterEach(async () => {
  setState(empty)
  const acts = await readAll('acts')
  await write([
    { remove: 'drafts', key: stop.id },
    ...acts.map(({ place }) => ({ remove: 'acts', key: place }) as const),
  ])
  location.hash = ''
})

async function open() {
  setState({ isReady: true, me, stops: [stop], isOnline: false })
  location.hash = `#/stop/${stop.id}`
  await render(<App />)
}

/** By keyboard: without the app's styles, which would reach the tests of other files, things lie above each other. */
async function press(control: Locator, key: '{Enter}' | ' ') {
  await expect.element(control).toBeInTheDocument()
  control.element().focus()
  await userEvent.keyboard(key)
}

test('pieces that go back lower the cash, and the device keeps how many and why', async () => {
  await open()
  await expect.element(page.getByText('6 boxes · 37 kg')).toBeVisible()
  await page.getByRole('button', { name: 'Take back: Phewa chair' }).click()
  await page.getByRole('radio', { name: 'It is damaged' }).click()
  await page.getByRole('button', { name: 'One more goes back' }).click()
  await expect.element(page.getByText('2 of 3 go back')).toBeVisible()
  await expect.element(page.getByText('Nrs. 300', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Still open: 2 pieces, cash, photo, code')).toBeVisible()
  await expect
    .poll(() => readAll('drafts'))
    .toMatchObject([{ kept: [{ piece: '0: 3 × Phewa chair', count: 2, why: 'damaged' }] }])
  await page.getByRole('button', { name: 'Hand it over after all' }).click()
  await expect.element(page.getByText('Nrs. 500', { exact: true })).toBeVisible()
})

test('where nothing stays, the driver reports a problem instead', async () => {
  await open()
  for (const [name, reason] of [
    ['Asan table', 'It is not in the vehicle'],
    ['Phewa chair', 'The customer does not want it'],
  ] as const) {
    const row = page.getByRole('listitem').filter({ hasText: name })
    await press(row.getByRole('button', { name: `Take back: ${name}` }), '{Enter}')
    await press(row.getByRole('radio', { name: reason }), ' ')
  }
  await expect.element(page.getByText('1 of 3 go back')).toBeVisible()
  await expect.element(page.getByText(/Nothing stays here/)).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'One more goes back' }).click()
  await page.getByRole('button', { name: 'One more goes back' }).click()
  await expect.element(page.getByText('Nothing stays here. Report a problem instead.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Hand over', exact: true })).toBeDisabled()
})
