import { afterEach, expect, test, vi } from 'vitest'
import { demoSettings } from '../../../../../seed/settings.ts'
import { renderInRouter } from '../../../render-in-router.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { OrderHelp } from './order-help.tsx'
import { order, wordsOf } from './order-view.fixture.tsx'

afterEach(() => vi.useRealTimers())

function saidAt(now: string): string[] {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
  const changeable = { ...order, cancelUntil: new Date(Date.now() + 3_600_000).toISOString() }
  return [
    <CancelOrder key="cancel" order={changeable} door={order} hours={demoSettings.hours} />,
    <OrderHelp key="help" orderId={order.orderId} settings={demoSettings} />,
  ].map((part) => wordsOf(renderInRouter(part)).join(' '))
}

test.for([
  ['2026-11-23T08:30+05:45', 'The shop is closed now. It usually opens today at 09:00.'],
  ['2026-11-23T20:00+05:45', 'The shop is closed now. It usually opens tomorrow at 09:00.'],
  ['2026-11-28T19:00+05:45', 'The shop is closed now. It usually opens tomorrow at 12:00.'],
] as const)('at %s, asking the shop for a change says when it opens', ([now, said]) => {
  for (const words of saidAt(now)) expect(words).toContain(said)
})

test('while the shop is open, nothing is said about its hours', () => {
  for (const words of saidAt('2026-11-23T10:00+05:45')) expect(words).not.toContain('closed')
})
