import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { App } from './app.tsx'
import { dayState, setState } from './device/day-state.ts'
import type { KeptAct, KeptStop } from './device/records.ts'
import { start } from './device/session.ts'
import { piece, stop as anyStop } from './device/stop.fixture.ts'

const empty = dayState()
const me = { id: 'driver', name: 'Ram' }
const stop: KeptStop = {
  ...anyStop,
  pieces: [{ ...piece, quantity: 2 }],
  staffId: me.id,
  day: empty.day,
  place: 0,
  loadedAt: '2026-11-30T03:00:00.000Z',
}
const notSaved = 'This phone could not save it. Free some space and try again. Nothing was recorded.'

afterEach(() => setState(empty))

function givenFullPhone() {
  setState({ isReady: true, me, stops: [stop] })
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('The phone is full', 'QuotaExceededError')
  })
}

test.each(['', '#/stop/stop'])('a start that the phone cannot save says so, at "%s"', async (hash) => {
  givenFullPhone()
  location.hash = hash
  await render(<App />)
  await page.getByRole('button', { name: /^Start/ }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(notSaved)
  expect(location.hash).toBe(hash)
})

test('what another driver of the phone has not sent leaves the own status at "All sent"', async () => {
  const other = { staffId: 'other', staffName: 'Sita', stopId: 'elsewhere', day: empty.day }
  const done = { place: 1, id: 'act', kind: 'start', at: stop.loadedAt, fields: {} } as const
  const act: KeptAct = { ...other, ...done, photos: [], state: 'waiting', sentAt: null, refusal: null }
  setState({ isReady: true, me, stops: [stop], acts: [act], sentAt: stop.loadedAt, isOnline: true })
  await render(<App />)
  await expect.element(page.getByText(/^All sent/)).toBeVisible()
  await expect.element(page.getByText('Sita: 1 action is waiting')).toBeVisible()
})

test('a login that the phone cannot save says so, and can be tried again', async () => {
  givenFullPhone()
  setState({ me: null })
  const staff = { ...me, permissions: ['drive'], mustSetUpTotp: false }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ staff })))
  await render(<App />)
  await page.getByLabelText('Email').fill('ram@example.com')
  await page.getByLabelText('Password').fill('a long password')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(notSaved)
  await expect.element(page.getByRole('button', { name: 'Log in' })).toBeEnabled()
})

test('a browser that keeps nothing, as some private windows, says so instead of an empty page', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Not in private windows', 'SecurityError')
  })
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('Not in private windows', 'SecurityError')
  })
  await render(<App />)
  await start()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'This browser cannot keep your deliveries. Close private windows, free some space, and open the app again.',
    )
})
