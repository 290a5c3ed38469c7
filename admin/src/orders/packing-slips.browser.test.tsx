import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openPart } from '../test/open-part.tsx'
import { deliveredTo } from './contact.fixture.ts'
import PackingSlips from './packing-slips.tsx'

const slip = {
  placedAt: '2026-11-29T04:00:00.000Z',
  name: 'Asmita Gurung',
  contact: { ...deliveredTo, recipient_name: '', recipient_phone: '', is_gift: false },
  province: 'Gandaki',
  district: 'Kaski',
  method: 'standard',
  store: '',
  cash: 0,
  lines: [],
  nepaliNames: [],
  doesNotFit: [],
  fetch: [],
  deliveries: [],
}

test('slips of more orders than the API gives at once come in the order of the list', async () => {
  const asked: number[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    const ids = new URL(path, 'http://shop.example').searchParams.get('ids')!.split(',')
    asked.push(ids.length)
    return Response.json({ items: ids.map((id) => ({ ...slip, id, number: `KA-${id}` })), total: ids.length })
  })
  const ids = Array.from({ length: 120 }, (_, index) => `order${index}`)
  await openPart(<PackingSlips />, 'orders', `/packing-slips?ids=${ids.join(',')}`)
  await expect.element(page.getByText('120 A4 pages')).toBeVisible()
  expect(asked).toEqual([50, 50, 20])
  const sheets = page.getByRole('article')
  await expect.element(sheets.first()).toHaveAccessibleName(/KA-order0$/)
  await expect.element(sheets.last()).toHaveAccessibleName(/KA-order119$/)
})
