import { expect, test } from 'vitest'
import { readingOf } from '../../../platform/metrics/readings.fixture.ts'
import { openWallets } from './open-wallets.ts'

const read = (question: string) =>
  readingOf('kastha_wallet_questions_total', { wallet: 'khalti', question, answer: 'away' })

test('a wallet that does not answer is counted', async () => {
  const khalti = { baseUrl: 'http://127.0.0.1:1/api/', secretKey: 'a-secret-key' }
  const wallets = openWallets({ khalti }, { apiUrl: 'http://shop.example', isTest: false })
  const before = [read('check'), read('begin')]
  const attempt = { providerRef: 'ref', amount: 100 }
  expect(await wallets.ask('khalti', attempt, undefined, async ({ says }) => says)).toBe('away')
  expect([read('check'), read('begin')]).toEqual([before[0]! + 1, before[1]])
  const refunds = read('refund')
  await wallets.find('khalti')?.refund?.({ transactionId: 'T1', amount: 100 })
  expect(read('refund')).toBe(refunds! + 1)
})
