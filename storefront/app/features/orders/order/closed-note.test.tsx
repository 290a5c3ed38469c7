import { afterEach, expect, test, vi } from 'vitest'
import { nepaliFormats } from '#domain/language/nepali-formats.ts'
import { messages as nepali } from '#messages/ne/orders.ts'
import { demoSettings } from '../../../../../seed/settings.ts'
import { addFormats } from '../../../format.ts'
import { renderInRouter } from '../../../render-in-router.tsx'
import { addMessages, LanguageContext } from '../../../messages/text.ts'
import { ClosedNote } from './closed-note.tsx'
import { OrderView } from './order-view.tsx'
import { order, wordsOf } from './order-view.fixture.tsx'

afterEach(() => vi.useRealTimers())

const setNow = (now: string) => vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })

function pageAt(now: string): string {
  setNow(now)
  const changeable = { ...order, cancelUntil: new Date(Date.now() + 3_600_000).toISOString() }
  return wordsOf(renderInRouter(<OrderView order={changeable} door={order} settings={demoSettings} />)).join(' ')
}

test.for([
  ['2026-11-23T08:30+05:45', 'The shop is closed now. It usually opens today at 09:00.'],
  ['2026-11-23T20:00+05:45', 'The shop is closed now. It usually opens tomorrow at 09:00.'],
  ['2026-11-28T19:00+05:45', 'The shop is closed now. It usually opens tomorrow at 12:00.'],
] as const)('at %s, the page of an order says once when the shop opens', ([now, said]) => {
  const words = pageAt(now)
  expect(words).toContain(said)
  expect(words.match(/closed now/g)).toHaveLength(1)
})

test('while the shop is open, the page does not mention its hours', () => {
  expect(pageAt('2026-11-23T10:00+05:45')).not.toContain('closed')
})

test.for([
  ['2026-11-23T20:00+05:45', 'en', 'It usually opens on Thu 26 Nov at 09:00.'],
  ['2026-11-26T08:30+05:45', 'ne', 'पसल अहिले बन्द छ। प्रायः आज बिहान ९ बजे खुल्छ।'],
  ['2026-11-25T20:00+05:45', 'ne', 'प्रायः भोलि बिहान ९ बजे खुल्छ।'],
  ['2026-11-23T20:00+05:45', 'ne', 'प्रायः बिही मंसिर १० गते बिहान ९ बजे खुल्छ।'],
] as const)('at %s in %s, a shop that opens on Thursdays says %s', ([now, language, said]) => {
  setNow(now)
  addMessages('ne', nepali)
  addFormats('ne', nepaliFormats)
  const note = (
    <LanguageContext value={language}>
      <ClosedNote hours={[{ days: [4], opens: '09:00', closes: '20:00' }]} />
    </LanguageContext>
  )
  expect(wordsOf(renderInRouter(note)).join(' ')).toContain(said)
})
