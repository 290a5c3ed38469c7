import fc from 'fast-check'
import { expect, test } from 'vitest'
import { feeOf, paisaText } from './reconciliation.ts'
import { orderNumbersIn, referencesIn, suggest, type Candidate, type OpenLine } from './suggestions.ts'

const line: OpenLine = { source: 'bank', day: '2026-11-24', paisa: 500_000, reference: '', description: '' }
const payment = (id: string, changes: Partial<Candidate> = {}): Candidate => {
  const order = 'KA-261120-7F3K9QXM'
  return { kind: 'payment', id, order, method: 'bank', amount: 5_000, day: '2026-11-23', reference: 'T1', ...changes }
}
const idsOf = (suggestions: ReturnType<typeof suggest>) => suggestions.map((one) => one.candidates.map(({ id }) => id))

test('the reference weighs more than the order, and the order more than amount and day', () => {
  const said = { ...line, reference: 'ft 2611 99', description: 'FROM SITA ka-261120-7f3k9qx1 CASH' }
  const found = suggest(said, [
    payment('amount'),
    payment('order', { order: 'KA-261120-7F3K9QX1', amount: 5_100, day: '2026-10-01' }),
    payment('reference', { reference: 'FT261199', amount: 5_200, day: '2026-10-01' }),
  ])
  expect(idsOf(found)).toEqual([['reference'], ['order'], ['amount']])
  expect(found.map(({ reasons, fee }) => [reasons, fee])).toEqual([
    [['reference'], 20_000],
    [['order'], 10_000],
    [['amount'], 0],
  ])
})

test('of the same amount the nearest day comes first', () => {
  const days = ['2026-11-20', '2026-11-24', '2026-11-23'].map((day) => payment(day, { day }))
  expect(idsOf(suggest(line, days))).toEqual([['2026-11-24'], ['2026-11-23'], ['2026-11-20']])
})

test.each([
  ['a payment long before the line', { day: '2026-11-13' }],
  ['a payment after the line', { day: '2026-11-29' }],
  ['another amount', { amount: 5_001 }],
  ['cash', { method: 'cod' }],
  ['a refund for money that came in', { kind: 'refund' }],
] as const)('%s is not suggested', (_, changes) => {
  expect(suggest(line, [payment('1', changes)])).toEqual([])
})

test('a wallet’s report has that wallet’s payments only, and the bank has those of wallets too', () => {
  const wallets = [payment('esewa', { method: 'esewa' }), payment('khalti', { method: 'khalti' })]
  expect(idsOf(suggest({ ...line, source: 'esewa' }, wallets))).toEqual([['esewa']])
  expect(idsOf(suggest(line, wallets))).toEqual([['esewa'], ['khalti']])
})

test('money that went out has refunds', () => {
  const out = { ...line, paisa: -500_000 }
  const refund = payment('1', { kind: 'refund', method: 'cod' })
  expect(idsOf(suggest(out, [refund, payment('2')]))).toEqual([['1']])
  expect(suggest({ ...out, source: 'khalti' }, [refund])).toEqual([])
})

test('all payments that the line names are suggested together', () => {
  const said = { ...line, description: 'FT261199', paisa: 790_000 }
  const [first] = suggest(said, [
    payment('1', { reference: 'FT261199 / KA-261120-7F3K9QXM' }),
    payment('2', { reference: 'FT261199 / KA-261121-7F3K9QX1', amount: 3_000 }),
  ])
  expect(first).toMatchObject({ candidates: [{ id: '1' }, { id: '2' }], reasons: ['reference'], fee: 10_000 })
})

test('numbers and references are found in a sentence', () => {
  const said = { reference: 'AB 12', description: 'fund trf/KA 261120 7F3K9QXM:0099-X, of KA-261120-7F3K9QXMM' }
  expect([...orderNumbersIn(said)]).toEqual(['KA-261120-7F3K9QXM'])
  expect([...referencesIn(said)]).toContain('AB12')
  expect([...referencesIn(said)]).toContain('0099-X')
})

test('whatever a line says, at most three suggestions come, and each leaves a fee of no more than a tenth', () => {
  const candidate = fc.record({
    kind: fc.constantFrom('payment' as const, 'refund' as const),
    id: fc.uuid(),
    order: fc.constant('KA-261120-7F3K9QXM'),
    method: fc.constantFrom('bank' as const, 'esewa' as const, 'cod' as const),
    amount: fc.integer({ min: 1, max: 6_000 }),
    day: fc.constantFrom('2026-11-20', '2026-11-24'),
    reference: fc.constantFrom('FT261199', 'X'),
  })
  const text = fc.oneof(fc.string(), fc.constant('FT261199'), fc.constant('KA-261120-7F3K9QXM'))
  const lines = fc.record({
    source: fc.constantFrom('bank' as const, 'esewa' as const),
    day: fc.constant('2026-11-24'),
    paisa: fc.integer({ min: -600_000, max: 600_000 }).filter((paisa) => paisa !== 0),
    reference: text,
    description: text,
  })
  fc.assert(
    fc.property(lines, fc.array(candidate, { maxLength: 8 }), (one, candidates) => {
      const found = suggest(one, candidates)
      expect(found.length).toBeLessThanOrEqual(3)
      for (const { candidates: chosen, fee } of found) {
        const sum = chosen.reduce((before, { amount }) => before + amount, 0)
        expect(fee).toBeGreaterThanOrEqual(0)
        expect(fee).toBeLessThanOrEqual(sum * 10)
        expect(chosen.some(({ kind, method }) => kind === 'payment' && method === 'cod')).toBe(false)
      }
      expect(suggest(one, candidates.toReversed())).toHaveLength(found.length)
    }),
  )
})

test.each([
  [97_000, { payments: [600, 400], refunds: [] }, { fee: 3_000 }],
  [57_000, { payments: [1_000], refunds: [400] }, { fee: 3_000 }],
  [-101_000, { payments: [], refunds: [1_000] }, { fee: 1_000 }],
  [97_000, { payments: [], refunds: [] }, { problem: expect.stringContaining('choose') }],
  [100_050, { payments: [1_000], refunds: [] }, { problem: 'The line has Nrs. 0.50 more than what you chose.' }],
  [80_000, { payments: [1_000], refunds: [] }, { problem: expect.stringContaining('more than a tenth') }],
])('%i paisa of %j', (paisa, matched, fee) => {
  expect(feeOf(paisa, matched)).toMatchObject(fee)
})

test('paisa are written as Nepal groups them', () => {
  expect([-12_345_050, 100, 5].map(paisaText)).toEqual(['-Nrs. 1,23,450.50', 'Nrs. 1', 'Nrs. 0.05'])
})
