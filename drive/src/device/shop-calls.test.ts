import { expect, test, vi } from 'vitest'
import type { KeptAct } from './records.ts'
import { fetchStops, sendAct } from './shop-calls.ts'

const me = { id: 'driver', name: 'Ram' }

const act: KeptAct = {
  place: 1,
  id: 'act',
  staffId: me.id,
  staffName: me.name,
  stopId: 'stop',
  day: '2026-11-30',
  kind: 'hand-over',
  at: '2026-11-30T04:00:00.000Z',
  fields: { code: '123456', cash: 500 },
  photos: [],
  state: 'waiting',
  sentAt: null,
  refusal: null,
}

/** The network answers every call like this. */
function answer(status: number, body: unknown) {
  const called = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(body, { status })))
  vi.stubGlobal('fetch', called)
  return called
}

test.each([
  [408, 'request_timeout', 'later'],
  [409, 'key_in_use', 'later'],
  [421, '', 'later'],
  [429, 'too_many_requests', 'too-many'],
  [431, 'headers_too_large', 'later'],
  [503, 'unavailable', 'later'],
  [404, '', 'later'],
  [400, 'invalid_input', 'wrong'],
  [404, 'not_found', 'wrong'],
  [409, 'key_reused', 'wrong'],
  [413, 'too_large', 'wrong'],
  [415, 'unsupported_media_type', 'wrong'],
  [401, 'unauthorized', 'login'],
  [403, 'forbidden', 'forbidden'],
])(
  'after %i %s an act is "%s": only what the shop says about the act itself ends it',
  async (status, code, failure) => {
    answer(status, { code, message: 'No.' })
    expect(await sendAct(act)).toMatchObject({ failure })
  },
)

test('an act names who recorded it, so that no other session of the phone sends it', async () => {
  const called = answer(200, { id: 'act', refusal: null, answer: '' })
  await sendAct(act)
  expect((called.mock.calls[0]![1]!.body as FormData).get('staffId')).toBe(me.id)
})

test('stops of somebody else, whose session the browser has now, need a login', async () => {
  answer(200, { day: '2026-11-30', staffId: 'other', items: [] })
  expect(await fetchStops(me)).toMatchObject({ failure: 'login' })
  answer(200, { day: '2026-11-30', staffId: me.id, items: [] })
  expect(await fetchStops(me)).toMatchObject({ data: { items: [] } })
})
