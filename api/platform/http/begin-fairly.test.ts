import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { beginFairly } from './begin-fairly.ts'

const MOST_IN_ROUND = 8
const FLOOD = 50

test('of a flood eight requests begin in a round, and others begin at once', async () => {
  const app = Fastify({ trustProxy: true })
  onTestFinished(() => app.close())
  beginFairly(app, { isLimited: true })
  const begun: { round: number; ip: string }[] = []
  let round = 0
  const count = () => {
    round += 1
    if (begun.length <= FLOOD) setImmediate(count)
  }
  app.get('/', async ({ ip }) => {
    begun.push({ round, ip })
    return 'here'
  })
  await app.ready()
  const ask = (ip: string) => app.inject({ url: '/', headers: { 'x-forwarded-for': ip } })
  setImmediate(count)
  const flood = Array.from({ length: FLOOD }, () => ask('198.51.100.7'))
  const other = ask('203.0.113.9')
  const answers = await Promise.all([...flood, other])
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  const rounds = Object.values(Object.groupBy(begun, (one) => `${one.round} ${one.ip}`))
  expect(Math.max(...rounds.map((ones) => ones!.length))).toBeLessThanOrEqual(MOST_IN_ROUND)
  expect(begun.findIndex(({ ip }) => ip === '203.0.113.9')).toBeLessThanOrEqual(MOST_IN_ROUND)
})
