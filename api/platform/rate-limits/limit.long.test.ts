import { createSecretKey, randomBytes } from 'node:crypto'
import { like, sql } from 'drizzle-orm'
import { openDatabase, type Db } from '../db/client.ts'
import { limitCounts, smsMessages } from '../db/schema.ts'
import { queueSms } from '../sms/queue-sms.ts'
import { expect, ownDatabaseTest, test, testOptions } from '../../test/test.ts'
import { openAddressLimits } from './address-limits.ts'
import { isWithin } from './is-within.ts'
import { ownLimit, sharedLimit } from './limit.ts'

const hashKey = createSecretKey(randomBytes(32))
const rule = { name: 'knocks', most: 3, withinS: 90 }
const tooMany = expect.objectContaining({
  code: 'too_many_requests',
  message: 'Too many attempts. Please try again in 2 minutes.',
  retryAfterS: expect.toSatisfy((seconds: number) => seconds > 80 && seconds <= 90),
})

test('exactly the allowed number of events passes, for every kind of limit', async ({ db }) => {
  for (const limit of [sharedLimit(db, hashKey, rule), ownLimit(rule)]) {
    for (let turn = 0; turn < 3; turn += 1) await limit.take('a')
    await expect(limit.take('a')).rejects.toEqual(tooMany)
    await expect(limit.refuse('a')).rejects.toEqual(tooMany)
    await expect(limit.take('b')).resolves.toBeUndefined()
  }
})

test('a check counts nothing', async ({ db }) => {
  for (const limit of [sharedLimit(db, hashKey, rule), ownLimit(rule)]) {
    for (let turn = 0; turn < 9; turn += 1) await limit.refuse('a')
    for (let turn = 0; turn < 3; turn += 1) await limit.take('a')
    await expect(limit.refuse('a')).rejects.toEqual(tooMany)
  }
})

test('a count restarts after its time', async ({ db }) => {
  const limit = sharedLimit(db, hashKey, rule)
  for (let turn = 0; turn < 3; turn += 1) await limit.take('a')
  await db.update(limitCounts).set({ expire: sql`now() - interval '1 s'` })
  await expect(limit.refuse('a')).resolves.toBe(0)
  await expect(limit.take('a')).resolves.toBeUndefined()
})

test('the counts in the database contain no client address', async ({ db }) => {
  await sharedLimit(db, hashKey, rule).take('203.0.113.7')
  const [count] = await db.select().from(limitCounts)
  expect(count!.key).toMatch(/^knocks:[\w-]{43}$/)
})

ownDatabaseTest('of a hundred concurrent events in several processes no more pass', async ({ url, db }) => {
  const other = openDatabase(url)
  const limits = [sharedLimit(db, hashKey, rule), sharedLimit(other.db, hashKey, rule)]
  const answers = await Promise.allSettled(Array.from({ length: 100 }, (_, turn) => limits[turn % 2]!.take('a')))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  await other.close()
})

ownDatabaseTest('no event passes uncounted while the database is unavailable', async ({ url }) => {
  const gone = openDatabase(url.replace(/:\d+\//, ':1/'))
  const limit = sharedLimit(gone.db, hashKey, rule)
  await expect(limit.take('a')).rejects.toThrow('Failed query')
  await expect(limit.refuse('a')).rejects.toThrow('Failed query')
  await gone.close()
})

test('an IPv6 network counts as one client', async ({ db }) => {
  const { wrongPasswords } = openAddressLimits(db, hashKey, 1)
  for (let host = 0; host < 300; host += 1) await wrongPasswords.take(`2001:db8::${host.toString(16)}`)
  await expect(wrongPasswords.refuse('2001:db8::ffff')).rejects.toMatchObject({ code: 'too_many_requests' })
  await expect(wrongPasswords.refuse('2001:db8:0:1::1')).rejects.toMatchObject({ code: 'too_many_requests' })
  await expect(wrongPasswords.refuse('2001:db8:1::1')).resolves.toBe(0)
})

test('the limits by address can be multiplied and switched off', async ({ db }) => {
  const wide = openAddressLimits(db, hashKey, 2).wrongCodes
  for (let turn = 0; turn < 200; turn += 1) await wide.take('203.0.113.7')
  await expect(wide.take('203.0.113.7')).rejects.toMatchObject({ code: 'too_many_requests' })
  await expect(openAddressLimits(db, hashKey, 0).wrongCodes.take('203.0.113.7')).resolves.toBeUndefined()
})

test.for([
  ['placedOrders', 20],
  ['sentRequests', 10],
  ['paymentTries', 20],
] as const)('so can %s', async ([name, most], { db }) => {
  const [usual, wider, none] = [1, 2, 0].map((factor) => {
    const limits = openAddressLimits(db, hashKey, factor)
    const sender = { userId: null, network: '203.0.113.7' }
    if (name === 'paymentTries') return limits[name].take
    return (email: string) => limits[name](db).take(email, sender)
  })
  for (let turn = 0; turn < most; turn += 1) await usual!('a@post.example')
  await expect(usual!('a@post.example')).rejects.toMatchObject({ code: 'too_many_requests' })
  await expect(wider!('a@post.example')).resolves.toBeUndefined()
  await expect(none!('a@post.example')).resolves.toBeUndefined()
})

test.for([
  ['placedOrders', 20],
  ['sentRequests', 10],
  ['sentTickets', 10],
] as const)(
  'strangers use up nothing of an owner’s %s: networks and accounts count apart',
  async ([name, most], { db }) => {
    const limit = openAddressLimits(db, hashKey, 1)[name](db)
    const email = 'maya@post.example'
    const take = (network: string, userId: string | null = null) => limit.take(email, { userId, network })
    for (let turn = 0; turn < most; turn += 1) await take('203.0.113.7')
    await expect(take('203.0.113.7')).rejects.toMatchObject({ code: 'too_many_requests' })
    await expect(take('198.51.100.9')).resolves.toBeUndefined()

    for (let turn = 1; turn < most; turn += 1) await take('198.51.100.9')
    await expect(take('192.0.2.1')).rejects.toMatchObject({ code: 'too_many_requests' })
    await expect(take('203.0.113.7', 'maya')).resolves.toBeUndefined()
  },
)

test('what is kept for an account counts for it, whatever addresses it names', async ({ db }) => {
  const limit = openAddressLimits(db, hashKey, 1).sentTickets(db)
  const take = (name: number, keptFor: string) =>
    limit.take(`maya.${name}@post.example`, { userId: null, keptFor, network: `198.51.100.${name}` })
  for (let name = 0; name < 10; name += 1) await take(name, 'maya')
  await expect(take(10, 'maya')).rejects.toMatchObject({ code: 'too_many_requests' })
  await expect(take(11, 'asmita')).resolves.toBeUndefined()
})

test('strangers with two networks leave an owner a share of the notices of a day', async ({ db }) => {
  const limit = openAddressLimits(db, hashKey, 1).askedNotices(db)
  const pass = async (network: string, times: number) => {
    let passed = 0
    for (let turn = 0; turn < times; turn += 1) {
      passed += Number(await isWithin(() => limit.take('maya@post.example', { userId: null, network })))
    }
    return passed
  }
  expect([await pass('203.0.113.7', 20), await pass('2001:db8:1', 20)]).toEqual([8, 8])
  expect([await pass('of the owner', 9), await pass('of anybody', 1)]).toEqual([8, 0])
})

test('addresses that differ after a plus sign share what strangers may send', async ({ db }) => {
  const limit = openAddressLimits(db, hashKey, 1).sentTickets(db)
  const take = (tag: number) => limit.take(`maya+${tag}@post.example`, { userId: null, network: '203.0.113.7' })
  for (let tag = 0; tag < 10; tag += 1) await take(tag)
  await expect(take(10)).rejects.toMatchObject({ code: 'too_many_requests' })
})

test('a wait of a day is said as tomorrow', async ({ db }) => {
  const limit = sharedLimit(db, hashKey, { name: 'knocks', most: 1, withinS: 24 * 3_600 })
  await limit.take('a')
  await expect(limit.take('a')).rejects.toMatchObject({
    message: 'Too many attempts. Please try again tomorrow.',
  })
})

/** The network that asks for an SMS to one number, how often, and how many of these pass. */
type ToOne = [network: string, asked: number, passing: number, isProved?: boolean]
const codesToOne: ToOne[] = [
  ['of a stranger', 5, 3],
  ['of the owner', 1, 1],
  ['of the stranger’s phone', 5, 3],
  ['of the owner', 3, 1], // eight in all
  ['of anybody', 2, 0],
  ['of the owner', 14, 12, true],
]
const othersToOne: ToOne[] = [
  ['of a stranger', 5, 3],
  ['of the owner', 3, 1], // four in all
  ['of anybody', 2, 0],
  ['of the owner', 14, 12, true],
]

test.for([
  { code: 'order', table: codesToOne },
  { code: undefined, table: othersToOne },
  { code: 'notice', table: othersToOne },
] as const)(
  'strangers leave an owner a share of the SMS of a day, and all of those for a known browser: $code',
  async ({ code, table }, { db }) => {
    const phoneIndex = Buffer.from('the number')
    const { askedSms } = openAddressLimits(db, hashKey, 1)
    for (const [network, asked, passing, isProved = false] of table) {
      const take = () => askedSms(db).take({ phoneIndex, network, neighborhood: null, isProved, code })
      let passed = 0
      for (let turn = 0; turn < asked; turn += 1) passed += Number(await isWithin(take))
      expect([network, passed]).toEqual([network, passing])
    }
  },
)

const SCARCE_PARTS = 15

/** Strangers have used more than half of what they may in a day of `SCARCE_PARTS`. */
async function givenScarceParts(db: Db) {
  const message = { event: 'question', phone: '+9779841234567', language: 'en', isUnproved: true } as const
  const data = { productId: 1 }
  await queueSms(db, testOptions.secrets, { ...message, template: 'question-answered', data })
  await db.update(smsMessages).set({ parts: 6, tries: 1 })
  const sms = openAddressLimits(db, hashKey, 1, SCARCE_PARTS).askedSms(db)
  /** Returns how many SMS of a network pass, each to a number of its own. */
  const passes = async (network: string, times: number, asked: { isProved?: boolean; code?: 'order' }) => {
    let passed = 0
    const take = () => sms.take({ phoneIndex: randomBytes(8), network, neighborhood: null, ...asked })
    for (let turn = 0; turn < times; turn += 1) passed += Number(await isWithin(take))
    return passed
  }
  return { sms, passes }
}

ownDatabaseTest('once strangers used half of their SMS of a day, a network gets ten', async ({ db }) => {
  const { askedSms } = openAddressLimits(db, hashKey, 1, SCARCE_PARTS)
  for (let turn = 0; turn < 12; turn += 1)
    await askedSms(db).take({ phoneIndex: randomBytes(8), network: 'of a calm day', neighborhood: null, code: 'order' })
  const { passes } = await givenScarceParts(db)
  expect(await passes('of a calm day', 1, { code: 'order' })).toBe(0)
  expect(await passes('of a stranger', 12, { code: 'order' })).toBe(10)
  expect(await passes('of an owner', 12, { isProved: true })).toBe(12)
})

ownDatabaseTest('SMS without a code leave half of these ten to codes, however many were refused', async ({ db }) => {
  const { passes } = await givenScarceParts(db)
  expect([await passes('here', 20, {}), await passes('here', 12, { code: 'order' })]).toEqual([5, 5])
})

ownDatabaseTest('codes that are entered use up nothing of what a network gets', async ({ db }) => {
  const { sms, passes } = await givenScarceParts(db)
  for (let guest = 0; guest < 18; guest += 1) {
    const asked = { phoneIndex: randomBytes(8), network: 'of a carrier', neighborhood: null }
    await sms.take({ ...asked, code: 'order' })
    await sms.entered(asked)
  }
  expect(await passes('of a carrier', 12, { code: 'order' })).toBe(10)
})

ownDatabaseTest('one phone gives one SMS of a day back, however often its code is entered', async ({ db }) => {
  const { sms, passes } = await givenScarceParts(db)
  const asked = { phoneIndex: randomBytes(8), network: 'of a stranger', neighborhood: null }
  await sms.take({ ...asked, code: 'order' })
  await sms.take({ ...asked, code: 'order' })
  await Promise.all(Array.from({ length: 9 }, () => sms.entered(asked)))
  expect(await passes('of a stranger', 12, { code: 'order' })).toBe(9)
  await sms.entered({ phoneIndex: randomBytes(8), network: 'without any SMS', neighborhood: null })
  expect(await passes('without any SMS', 12, { code: 'order' })).toBe(10)
})

test.for([
  ['newCarts', 30],
  ['sharedCarts', 3],
  ['registrations', 3],
  ['tickets', 3],
  ['customRequests', 3],
  ['guestPhotos', 1],
] as const)('of %s a neighborhood gets as much as some of its networks', async ([name, ofNetwork], { db }) => {
  const { [name]: limit } = openAddressLimits(db, hashKey, name === 'guestPhotos' ? 1 / 60 : 1 / 100)
  const networks = name === 'guestPhotos' ? 4 : 10
  for (let host = 1; host <= networks; host += 1) {
    for (let turn = 0; turn < ofNetwork; turn += 1) await limit.take(`198.51.100.${host}`)
    await expect(limit.take(`198.51.100.${host}`)).rejects.toMatchObject({ code: 'too_many_requests' })
  }
  await expect(limit.take('198.51.100.250')).rejects.toMatchObject({ code: 'too_many_requests' })
  await expect(limit.take('203.0.113.7')).resolves.toBeUndefined()
})

test('what a neighborhood refuses does not count for its network', async ({ db }) => {
  const { tickets } = openAddressLimits(db, hashKey, 1 / 100)
  for (let host = 1; host <= 10; host += 1) {
    for (let turn = 0; turn < 3; turn += 1) await tickets.take(`198.51.100.${host}`)
  }
  for (let turn = 0; turn < 5; turn += 1) {
    await expect(tickets.take('198.51.100.250')).rejects.toMatchObject({ code: 'too_many_requests' })
  }
  const ofNetworks = await db.select().from(limitCounts).where(like(limitCounts.key, 'tickets:%'))
  expect(ofNetworks.map(({ points }) => points).toSorted((one, other) => one - other)).toEqual([
    0,
    ...Array(10).fill(3),
  ])
})
