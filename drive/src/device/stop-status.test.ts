import { expect, test } from 'vitest'
import type { KeptAct, KeptStop } from './records.ts'
import { dayOf, statusOf } from './stop-status.ts'
import { piece, stop } from './stop.fixture.ts'

const act = (kind: KeptAct['kind'], given: Partial<KeptAct> = {}): KeptAct => ({
  place: 1,
  id: kind,
  staffId: 'driver',
  staffName: 'Ram',
  stopId: 'stop',
  day: '2026-11-30',
  kind,
  at: '2026-11-30T04:00:00.000Z',
  fields: kind === 'hand-over' ? { cash: 500 } : {},
  photos: [],
  state: 'waiting',
  sentAt: null,
  refusal: null,
  ...given,
})
const sent = { state: 'done', sentAt: '2026-11-30T05:00:00.000Z' } as const
const refused = { state: 'refused', sentAt: '2026-11-30T05:00:00.000Z', refusal: 'wrong-code' } as const

test.for([
  ['nothing was done', stop, [], 'planned'],
  ['the shop says that it is on the way', { ...stop, state: 'out' }, [], 'started'],
  ['it was started here', stop, [act('start')], 'started'],
  ['it was handed over here', stop, [act('start'), act('hand-over')], 'done'],
  ['the shop has accepted it, and the list is older', stop, [act('start', sent), act('hand-over', sent)], 'done'],
  ['it goes back', stop, [act('start'), act('problem')], 'back'],
  [
    'the shop has planned it again',
    { ...stop, loadedAt: '2026-11-30T06:00:00.000Z' },
    [act('problem', sent)],
    'planned',
  ],
  ['a code was wrong', { ...stop, state: 'out' }, [act('hand-over', refused)], 'started'],
  ['another driver of this phone handed it over', stop, [act('hand-over', { staffId: 'other' })], 'planned'],
  ['acts of another stop', stop, [act('hand-over', { stopId: 'other' })], 'planned'],
] as const)('%s', ([, shown, acts, stage]) => {
  expect(statusOf(shown, acts).stage).toBe(stage)
})

test('cash counts once it is taken, also before it is sent', () => {
  expect(statusOf(stop, [act('hand-over')])).toMatchObject({ cash: 500, isUnsent: true, doneAt: act('hand-over').at })
  expect(statusOf(stop, [act('hand-over', refused)])).toMatchObject({ cash: 0, isUnsent: false })
})

test('pieces that go back stay on board, also once the shop has taken them out of the stop', () => {
  const pieces = [{ position: 0, title: 'Phewa chair', given: 2, kept: 1, why: 'damaged' } as const]
  const part = act('hand-over', { ...sent, fields: { pieces } })
  const described: KeptStop = { ...stop, state: 'delivered', pieces: [{ ...piece, quantity: 2 }] }
  expect(statusOf(described, [part])).toMatchObject({ stage: 'done', carried: 3, onBoard: 1 })
  expect(statusOf(described, [])).toMatchObject({ carried: 2, onBoard: 0 })
})

test('a refusal is shown until a later act of the stop', () => {
  const wrong = act('hand-over', refused)
  expect(statusOf(stop, [act('start', sent), wrong]).refused).toBe(wrong)
  expect(statusOf(stop, [act('start', sent), wrong, act('hand-over')]).refused).toBeNull()
})

test('a list counts for the day on which it was loaded, also where the clock of the phone is a day ahead', () => {
  const loaded = [{ day: '2026-11-30', loadedAt: '2026-12-01T03:00:00.000Z' }]
  expect(dayOf(loaded, new Date('2026-12-01T12:00:00Z'))).toBe('2026-11-30')
  expect(dayOf(loaded, new Date('2026-12-02T03:00:00Z'))).toBe('2026-12-02')
  expect(dayOf([], new Date('2026-11-30T18:30:00Z'))).toBe('2026-12-01') // after midnight in Nepal
})
