import { expect, test } from 'vitest'
import { BEFORE_LAST_SINGLE } from './single-migrations.fixture.ts'
import { asInitial, LAST_SINGLE } from './single-migrations.ts'

const next = { hash: 'next', at: LAST_SINGLE.at + 1 }
const initial = [
  { hash: 'tables', at: LAST_SINGLE.at - 1 },
  { hash: 'functions', at: LAST_SINGLE.at },
]
const ours = [...initial, next].map(({ hash, at }) => ({ hash, folderMillis: at, sql: [], bps: true }))

test('the initial migrations replace the single ones, and later ones follow', () => {
  expect(asInitial([BEFORE_LAST_SINGLE, LAST_SINGLE, next], ours)).toEqual([...initial, next])
})

test.for([{ applied: [BEFORE_LAST_SINGLE] }, { applied: [{ ...LAST_SINGLE, hash: 'another' }] }, { applied: initial }])(
  'without the last single migration the list stays: %j',
  ({ applied }) => {
    expect(asInitial(applied, ours)).toEqual(applied)
  },
)
