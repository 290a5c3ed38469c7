import { expect, test } from 'vitest'
import { judgeTargets } from './targets.ts'

const start = 'second start'
const byName = 'list by name, every request different, 8 x Vendure'

test.for([
  // At most 1.5 s.
  [start, { secondStart: 1.2 }, '1.20 s', 'met'],
  [start, { secondStart: 1.5 }, '1.50 s', 'met'],
  [start, { secondStart: 1.51 }, '1.51 s', 'FALLS SHORT'],
  // At least 8 x 216 of 25,114.
  [byName, { listByName: 0.069 }, '0.0690 of bare Node', 'met'],
  [byName, { listByName: 0.068 }, '0.0680 of bare Node', 'FALLS SHORT'],
  // A target that rests on pgbench, where there is none.
  ['guest orders, 4 clients', { 'order 4': undefined }, '', 'not judged'],
  // Another size than the one of the target.
  ['100,000 products: list with facets, the slowest filter', { '10000 facets': 5 }, '', 'not judged'],
  // Without a figure in this bench.
  ['the primary is killed amid orders: orders again within 15 s', {}, '', 'not judged'],
] as const)('%s of %j: %s, %s', ([measure, figures, measured, verdict]) => {
  expect(judgeTargets(figures)[measure]).toMatchObject({ measured, verdict })
})

test('a target is shown with what it asks for, whether or not anything was measured', () => {
  const rows = judgeTargets({})

  expect(rows[start]).toMatchObject({ target: 'at most 1.5', verdict: 'not judged' })
  expect(rows[byName]).toMatchObject({ target: 'at least 0.0688', verdict: 'not judged' })
})
