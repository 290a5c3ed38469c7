import { useGetList } from 'react-admin'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { currentStaff, rememberStaff } from '../session/staff-session.ts'
import { answerApi, openPart } from '../test/open-part.tsx'
import Bell from './bell.tsx'
import { changeLiveSettings } from './live-settings.ts'
import { happened, openedStream, sabina, stubStreams, TestStream } from './live.fixture.ts'
import Live from './live.tsx'
import { forgetNews } from './news.ts'

const ID = '5f6b1a52-9f4c-4bd8-a7d3-0c8f6a0f2b01'
const OTHER = '5f6b1a52-9f4c-4bd8-a7d3-0c8f6a0f2b02'
const placed = (id = ID) => happened({ topic: 'orders', act: 'place', id, number: 'KA-20261122-0417' })
const card = {
  number: 'KA-20261122-0417',
  total: 142_400,
  name: 'Asmita Gurung',
  district: 'Kaski',
  payment: 'cod',
  pieces: 4,
  picture: null,
}

const bell = () => page.getByRole('button', { name: /^News/ })
const toast = () => page.getByRole('status', { name: 'New orders' })

beforeEach(() => {
  document.title = 'Kastha back office'
  changeLiveSettings({ showsOrders: true, hasSound: false })
  stubStreams()
})
afterEach(() => {
  vi.useRealTimers()
  forgetNews()
})

async function openLive(): Promise<TestStream> {
  answerApi({ [`GET /api/admin/live/orders/${ID}`]: () => ({ status: 200, body: card }) })
  await openPart(
    <>
      <input aria-label="Name" />
      <Bell />
      <Live />
    </>,
  )
  return openedStream()
}

test('a new order shows a notice that takes no focus, a number in the bar and in the title', async () => {
  const stream = await openLive()
  await page.getByLabelText('Name').fill('Sal')
  stream.send('happened', placed())
  await expect.element(toast()).toMatchTextContent(/New order, Nrs\. 1,42,400/)
  await expect.element(toast()).toMatchTextContent(/Asmita Gurung, Kaski · 4 pieces · cash/)
  await expect
    .element(page.getByRole('link', { name: 'Open KA-20261122-0417' }))
    .toHaveAttribute('href', `/orders/${ID}/show`)
  await expect.element(page.getByLabelText('Name')).toHaveFocus()
  await expect.element(bell()).toHaveAccessibleName('News, 1 unseen')
  expect(document.title).toBe('(1) Kastha back office')
})

test('several new orders are one notice, which can be closed', async () => {
  const stream = await openLive()
  stream.send('happened', placed())
  stream.send('happened', placed(OTHER))
  await expect.element(toast()).toMatchTextContent(/2 new orders/)
  await page.getByRole('button', { name: 'Close the notice' }).click()
  await expect.element(toast()).toBeEmptyDOMElement()
})

test('an order whose details cannot be read still shows a notice', async () => {
  const stream = await openLive()
  stream.send('happened', placed(OTHER))
  await expect.element(toast()).toMatchTextContent(/New order/)
  await expect.element(page.getByRole('link', { name: 'Open the orders' })).toHaveAttribute('href', '/orders')
})

test('the notice leaves after eight seconds, unless somebody points at it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const stream = await openLive()
  stream.send('happened', placed())
  await expect.element(toast()).toMatchTextContent(/New order/)
  await page.getByText('New order, Nrs. 1,42,400').hover()
  vi.advanceTimersByTime(9_000)
  await expect.element(toast()).toMatchTextContent(/New order/)
  await userEvent.unhover(page.getByText('New order, Nrs. 1,42,400'))
  await page.getByLabelText('Name').hover()
  vi.advanceTimersByTime(9_000)
  await expect.element(toast()).toBeEmptyDOMElement()
})

test('opening the news by keyboard lists them, and counts them as seen', async () => {
  const stream = await openLive()
  stream.send('happened', happened({ topic: 'tickets', act: 'received', id: OTHER, number: 'M-7' }))
  stream.send('happened', happened({ topic: 'payments', act: 'insert', id: ID, number: 'KA-1' }))
  await expect.element(bell()).toHaveAccessibleName('News, 2 unseen')
  bell().element().focus()
  await userEvent.keyboard('{Enter}')
  const news = page.getByRole('dialog', { name: 'News' })
  await expect
    .element(news.getByRole('link', { name: /New message M-7/ }))
    .toHaveAttribute('href', `/tickets/${OTHER}/show`)
  await expect.element(news.getByRole('link', { name: /Payment for order KA-1/ })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(bell()).toHaveAccessibleName('News')
  await expect.element(bell()).toHaveFocus()
  expect(document.title).toBe('Kastha back office')
})

test('the notice can be switched off', async () => {
  const stream = await openLive()
  await bell().click()
  await page.getByRole('switch', { name: 'Show new orders on every page' }).click()
  await userEvent.keyboard('{Escape}')
  stream.send('happened', placed())
  await expect.element(bell()).toHaveAccessibleName('News, 1 unseen')
  await expect.element(toast()).toBeEmptyDOMElement()
})

test('what a colleague does is no news', async () => {
  const stream = await openLive()
  stream.send('happened', { ...placed(), by: sabina })
  stream.send('happened', happened({ topic: 'tickets', act: 'written', id: OTHER, number: 'M-7' }))
  await expect.element(bell()).toHaveAccessibleName('News, 1 unseen')
})

test('the sound is off until it is switched on, and then plays for new orders', async () => {
  const started = vi.spyOn(OscillatorNode.prototype, 'start')
  const stream = await openLive()
  stream.send('happened', placed())
  await expect.element(toast()).toMatchTextContent(/New order/)
  expect(started).not.toHaveBeenCalled()
  await bell().click()
  await page.getByRole('switch', { name: 'Play a quiet sound' }).click()
  await vi.waitFor(() => expect(started).toHaveBeenCalledTimes(2))
  stream.send('happened', placed(OTHER))
  await vi.waitFor(() => expect(started).toHaveBeenCalledTimes(4))
})

function Names() {
  const { data = [] } = useGetList<{ id: string; name: string }>('clients')
  return <p>{data.map(({ name }) => name).join()}</p>
}

test('a list shows what somebody else has changed, also after a gap in the stream', async () => {
  const names = ['Hotel Yak', 'Hotel Thukpa', 'Hotel Momo']
  answerApi({
    'GET /api/admin/clients': () => ({ status: 200, body: { items: [{ id: '7', name: names.shift() }], total: 1 } }),
  })
  await openPart(
    <>
      <Names />
      <Live />
    </>,
  )
  await expect.element(page.getByText('Hotel Yak')).toBeVisible()
  const stream = await openedStream()
  stream.send('happened', happened({ topic: 'clients', act: 'change', id: '7', by: sabina }))
  await expect.element(page.getByText('Hotel Thukpa')).toBeVisible()
  stream.send('again', {})
  await expect.element(page.getByText('Hotel Momo')).toBeVisible()
})

test('the page opens no stream before a required second factor', async () => {
  const stream = await openLive()
  rememberStaff({ ...currentStaff()!, mustSetUpTotp: true })
  await vi.waitFor(() => expect(stream.readyState).toBe(TestStream.CLOSED))
  // The tab with the stream would hold this lock.
  await navigator.locks.request('kastha-live', () => {})
  expect(TestStream.opened).toEqual([stream])
})
