import { expect, test } from 'vitest'
import { answerApi, cut, done, refused } from '../../test/answer-api.ts'
import { sendOnce } from './send-once.ts'

const REPORT = '/api/orders/KA-261125-7F3K9Q2M/damage'
const QUESTION = '/api/products/1/questions'
const report = () => sendOnce(REPORT, { position: 0 })

test('a lost report keeps its key while something else is sent, and has another after its answer', async () => {
  const lost = answerApi({ [`POST ${REPORT}`]: cut, [`POST ${QUESTION}`]: refused(409, 'conflict', 'Asked already') })
  await report()
  await sendOnce(QUESTION, { text: 'Hm' })
  const repeated = answerApi({ [`POST ${REPORT}`]: done('Sent') })
  await report()
  await report()
  const [first, second, third] = [lost[0]!, ...repeated].map(({ headers }) => headers.get('idempotency-key'))
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('a report with other words has another key', async () => {
  const lost = answerApi({ [`POST ${REPORT}`]: cut })
  await report()
  await sendOnce(REPORT, { position: 1 })
  const [first, second] = lost.map(({ headers }) => headers.get('idempotency-key'))
  expect(second).not.toBe(first)
})
