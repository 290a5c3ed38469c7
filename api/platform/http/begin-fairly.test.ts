import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { beginFairly } from './begin-fairly.ts'

const FLOOD = 60

test.for([
  ['one network', 8, () => '198.51.100.7'],
  ['30 networks of a neighborhood', 16, (at: number) => `198.51.100.${at % 30}`],
] as const)('of a flood from %s, %d requests begin in a round, and others begin at once', async ([, most, ipAt]) => {
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
  const flood = Array.from({ length: FLOOD }, (_, at) => ask(ipAt(at)))
  const other = ask('203.0.113.9')
  const answers = await Promise.all([...flood, other])
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  const flooding = begun.filter(({ ip }) => ip !== '203.0.113.9')
  const rounds = Object.values(Object.groupBy(flooding, (one) => one.round))
  expect(Math.max(...rounds.map((ones) => ones!.length))).toBe(most)
  expect(begun.findIndex(({ ip }) => ip === '203.0.113.9')).toBeLessThanOrEqual(most)
})

test('a neighbor of a flood begins in the round after next at the latest', async () => {
  const app = Fastify({ trustProxy: true })
  onTestFinished(() => app.close())
  beginFairly(app, { isLimited: true })
  const begun: string[] = []
  app.get('/', async ({ ip }) => {
    begun.push(ip)
    return 'here'
  })
  await app.ready()
  const ask = (ip: string) => app.inject({ url: '/', headers: { 'x-forwarded-for': ip } })
  const flood = Array.from({ length: FLOOD }, (_, at) => ask(`198.51.100.${at % 2}`))
  await Promise.all([...flood, ask('198.51.100.9')])
  expect(begun.indexOf('198.51.100.9')).toBeLessThan(2 * 16 + 1)
})
