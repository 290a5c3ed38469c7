import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connect } from './live-connection.ts'
import { onLive, type LiveMessage } from './live-messages.ts'
import { happened, openedStream, stubStreams, TestStream } from './live.fixture.ts'

const order = happened({ topic: 'orders', act: 'place', id: '7', number: 'KA-7' })
const stops: (() => void)[] = []

beforeEach(stubStreams)
afterEach(() => {
  vi.useRealTimers()
  for (const stop of stops.splice(0)) stop()
})

function openTab(): () => void {
  const close = connect()
  stops.push(close)
  return close
}

async function refuseStream() {
  refuse(await openedStream())
}

function refuse(stream: TestStream) {
  stream.close()
  stream.dispatchEvent(new Event('error'))
}

function hear(): LiveMessage[] {
  const heard: LiveMessage[] = []
  stops.push(onLive((message) => heard.push(message)))
  return heard
}

test('two tabs have one stream, and both hear it', async () => {
  openTab()
  const stream = await openedStream()
  openTab()
  const heard = hear()
  stream.send('happened', order, '1-2:2:')
  await vi.waitFor(() =>
    expect(heard).toEqual([
      { name: 'happened', event: order },
      { name: 'happened', event: order },
    ]),
  )
  expect(TestStream.opened).toHaveLength(1)
})

test('when the leading tab closes, another continues after the last event', async () => {
  const close = openTab()
  const first = await openedStream()
  openTab()
  const heard = hear()
  first.send('happened', order, '1-2:2:')
  await vi.waitFor(() => expect(heard).toHaveLength(2))
  close()
  const second = await openedStream()
  expect(second).not.toBe(first)
  expect(second.url).toBe('/api/admin/live?after=1-2%3A2%3A')
})

test('a silent stream is opened again after a minute, where it was', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  openTab()
  const first = await openedStream()
  first.send('beat', {}, '1-5:5:')
  vi.advanceTimersByTime(50_000)
  expect(TestStream.opened).toHaveLength(1)
  vi.advanceTimersByTime(20_000)
  expect(first.readyState).toBe(TestStream.CLOSED)
  expect(TestStream.opened.map(({ url }) => url)).toEqual(['/api/admin/live', '/api/admin/live?after=1-5%3A5%3A'])
})

test('after the end of its session a stream is tried again later, not at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] })
  openTab()
  const first = await openedStream()
  first.send('end', { reason: 'session' })
  expect(first.readyState).toBe(TestStream.CLOSED)
  vi.advanceTimersByTime(4 * 60_000)
  expect(TestStream.opened).toHaveLength(1)
  vi.advanceTimersByTime(70_000)
  expect(await openedStream()).not.toBe(first)
})

test.for([
  ['has ended with its session', (stream: TestStream) => stream.send('end', { reason: 'session' })],
  ['is refused', refuse],
] as const)('when the stream of the leading tab %s, a tab that opens leads at once', async ([, end]) => {
  openTab()
  const first = await openedStream()
  end(first)
  openTab()
  expect(await openedStream()).not.toBe(first)
  expect(TestStream.opened).toHaveLength(2)
})

test('a refused stream is tried again after half a minute, and at once when the network is back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] })
  openTab()
  await refuseStream()
  vi.advanceTimersByTime(20_000)
  expect(TestStream.opened).toHaveLength(1)
  vi.advanceTimersByTime(20_000)
  await refuseStream()
  expect(TestStream.opened).toHaveLength(2)
  window.dispatchEvent(new Event('online'))
  await openedStream()
  expect(TestStream.opened).toHaveLength(3)
})

test('a restart of the server leaves the stream to the browser, which connects again', async () => {
  openTab()
  const stream = await openedStream()
  stream.send('end', { reason: 'closing' })
  expect(stream.readyState).not.toBe(TestStream.CLOSED)
})
