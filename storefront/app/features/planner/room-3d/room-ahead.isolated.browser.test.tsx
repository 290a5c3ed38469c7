import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { loadRoomAhead } from './room-ahead.ts'

const connections = { 'Save-Data': { saveData: true }, 'a slow network': { saveData: false, effectiveType: '3g' } }
/** Longer than anybody has to look at the plan. */
const LOOKED_MS = 5000

const hasStage = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/room-stage.ts'))

beforeEach(() => {
  // A page of tests asks for more files than browsers note.
  performance.setResourceTimingBufferSize(5000)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
})

test.for(['Save-Data', 'a slow network'] as const)('with %s the script of 3D waits for a press', async (wish) => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connections[wish] })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'))
  // It waits for no time: the clock stands still.
  await loadRoomAhead(new AbortController().signal)
  expect(hasStage()).toBe(false)
})

test('a plan that was left loads no script of 3D', async () => {
  const gone = new AbortController()
  const loaded = loadRoomAhead(gone.signal)
  gone.abort()
  await vi.advanceTimersByTimeAsync(LOOKED_MS)
  await loaded
  expect(hasStage()).toBe(false)
})

test('the script of 3D loads while somebody looks at the plan', async () => {
  const loaded = loadRoomAhead(new AbortController().signal)
  expect(hasStage()).toBe(false)
  await vi.advanceTimersByTimeAsync(LOOKED_MS)
  await loaded
  vi.useRealTimers()
  await expect.poll(hasStage).toBe(true)
})
