import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { MAX_ACCOUNT_PLANS } from '#domain/planner/account-plans.ts'
import { writePlan } from '#domain/planner/read-plan.ts'
import { bedroom, planOf } from '#domain/planner/sample-plan.fixture.ts'
import { PASSWORD } from '../../people/accounts/user.fixture.ts'
import { roomPlans } from '../../platform/db/schema.ts'
import { expect, ownDatabaseTest, test as base } from '../../test/test.ts'
import { hostilePlans } from './plans.fixture.ts'
import { givenPlanner } from './room-plans.fixture.ts'

const test = base.extend('asmita', ({ app, db }) => givenPlanner(app, db))

const id = '0b2ec2de-3c6c-4f0e-9d0b-52a4f0d6a1a1'
const attic = { ...bedroom, name: 'Attic' }
const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/)

test('a kept plan is in the list without its furniture, and is read as a whole', async ({ asmita }) => {
  const kept = await asmita.keep(id, bedroom)
  expect([kept.statusCode, kept.headers['cache-control']]).toEqual([200, 'no-store'])
  const { version } = kept.json().data
  const facts = { _id: id, version, changedAt: instant }
  expect(kept.json().data).toEqual(facts)
  const list = await asmita.send('GET')
  expect(list.headers['cache-control']).toBe('no-store')
  expect(list.json().data).toEqual([{ ...facts, name: 'Bedroom, Baneshwor', pieces: 6, width: 5200, depth: 4200 }])
  const one = await asmita.send('GET', `/${id}`)
  expect(one.headers['cache-control']).toBe('no-store')
  expect(one.json().data).toEqual({ ...facts, plan: bedroom })
})

test('a member keeps changes as fast as the planner sends them, and a script no faster', async ({
  asmita,
  app,
  db,
}) => {
  const binod = await givenPlanner(app, db, 'binod@post.example')
  for (let turn = 0; turn < 300; turn += 1) await app.addressLimits.roomPlanChangesBy.take(asmita.user.id)
  const refused = await asmita.keep(id, bedroom)
  expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, expect.closeTo(600, -2)])
  expect(await asmita.list()).toEqual([])
  expect((await binod.keep(id, bedroom)).statusCode).toBe(200)
})

test('the size of a room is that of the rectangle around its corners', async ({ asmita }) => {
  const corners = [
    { x: 500, y: 0 },
    { x: 4000, y: 0 },
    { x: 4000, y: 3000 },
    { x: 500, y: 3500 },
  ]
  await asmita.keep(id, planOf({ room: { corners, height: 2600 } }))
  expect(await asmita.list()).toMatchObject([{ name: '', pieces: 0, width: 3500, depth: 3500 }])
})

test('the plan that was changed last is first', async ({ asmita, db }) => {
  const others = [randomUUID(), randomUUID()]
  for (const other of others) await asmita.keep(other, bedroom)
  await db.update(roomPlans).set({ changedAt: new Date(0) })
  const [first] = await asmita.list()
  const [last] = others.filter((other) => other !== first._id)
  expect((await asmita.keep(last!, attic, first.version)).statusCode).toBe(200)
  expect(await asmita.list()).toMatchObject([{ _id: last, name: 'Attic' }, { _id: first._id }])
})

test('a change that rests on an older version is refused with the newest plan', async ({ asmita }) => {
  const { version } = (await asmita.keep(id, bedroom)).json().data
  const newest = (await asmita.keep(id, attic, version)).json().data
  for (const seen of [version, null, 'never']) {
    const refused = await asmita.keep(id, { ...bedroom, name: 'Cellar' }, seen)
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'stale', current: { ...newest, plan: attic } }),
    ])
  }
  expect((await asmita.send('GET', `/${id}`)).json().data).toEqual({ ...newest, plan: attic })
})

test('a repeated request whose answer was lost succeeds and changes nothing', async ({ asmita }) => {
  const first = (await asmita.keep(id, bedroom)).json().data
  expect((await asmita.keep(id, bedroom)).json().data).toEqual(first)
  const second = (await asmita.keep(id, attic, first.version)).json().data
  expect((await asmita.keep(id, attic, first.version)).json().data).toEqual(second)
  expect(await asmita.list()).toHaveLength(1)
})

test('a deleted plan is returned and can be kept again; a change of it finds that it is gone', async ({ asmita }) => {
  const { version } = (await asmita.keep(id, bedroom)).json().data
  const deleted = await asmita.send('DELETE', `/${id}`)
  expect([deleted.statusCode, deleted.json().data.plan]).toEqual([200, bedroom])
  expect(await asmita.list()).toEqual([])
  const gone = [await asmita.send('GET', `/${id}`), await asmita.send('DELETE', `/${id}`)]
  for (const answer of [...gone, await asmita.keep(id, attic, version)]) {
    expect([answer.statusCode, answer.json().message]).toEqual([404, 'This plan is not in your account any more.'])
  }
  expect((await asmita.keep(id, deleted.json().data.plan)).json().data.version).toBe(version)
})

test('plans of others cannot be read, changed, deleted or noticed', async ({ app, asmita, db }) => {
  const { version } = (await asmita.keep(id, bedroom)).json().data
  const bibek = await givenPlanner(app, db, 'bibek@post.example')
  expect(await bibek.list()).toEqual([])
  for (const answer of [
    await bibek.send('GET', `/${id}`),
    await bibek.send('DELETE', `/${id}`),
    await bibek.keep(id, attic, version),
  ]) {
    expect(answer.statusCode).toBe(404)
  }
  expect((await bibek.keep(id, attic)).statusCode).toBe(200)
  expect((await asmita.send('GET', `/${id}`)).json().data.plan).toEqual(bedroom)
})

test('without a login nothing is read or kept', async ({ app }) => {
  const url = '/api/room-plans'
  const answers = await Promise.all([
    app.inject(url),
    app.inject(`${url}/${id}`),
    app.inject({ method: 'DELETE', url: `${url}/${id}` }),
    // Refused before its body is read.
    app.inject({ method: 'PUT', url: `${url}/${id}`, payload: { plan: 1 } }),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401])
})

test.for(hostilePlans)('%s is refused as a whole', async ([, plan, message], { asmita }) => {
  const refused = await asmita.keep(id, plan)
  expect([refused.statusCode, refused.json()]).toEqual([
    400,
    expect.objectContaining({ code: 'invalid_input', message, fields: { plan: message } }),
  ])
  expect(await asmita.list()).toEqual([])
})

test('a plan of the greatest length in Nepali letters is read, and one of 2 MB is not', async ({ asmita }) => {
  const padded = writePlan({ ...bedroom, name: 'सुत्ने कोठा' }).padEnd(64_000, ' ')
  expect((await asmita.keep(id, padded)).statusCode).toBe(200)
  expect((await asmita.keep(id, 'क'.repeat(64_000))).json().message).toBe('The plan is damaged.')
  const refused = await asmita.keep(id, ' '.repeat(2_000_000))
  expect([refused.statusCode, refused.json().code]).toEqual([413, 'too_large'])
})

test('an id that is none is refused', async ({ asmita }) => {
  for (const wrong of ["1'%20or%201=1--", '0', '%00']) {
    expect((await asmita.keep(wrong, bedroom)).statusCode).toBe(400)
  }
})

test('an account keeps twenty plans; the next one is refused, a change is not', async ({ asmita }) => {
  for (let at = 1; at < MAX_ACCOUNT_PLANS; at++) await asmita.keep(randomUUID(), bedroom)
  const { version } = (await asmita.keep(id, bedroom)).json().data
  const refused = await asmita.keep(randomUUID(), bedroom)
  const message = 'Your account keeps at most 20 plans. Delete one first.'
  expect([refused.statusCode, refused.json()]).toEqual([409, expect.objectContaining({ code: 'list_full', message })])
  expect((await asmita.keep(id, attic, version)).statusCode).toBe(200)
  expect(await asmita.list()).toHaveLength(MAX_ACCOUNT_PLANS)
})

test('deleting the account deletes its plans', async ({ app, asmita, db }) => {
  await asmita.keep(id, bedroom)
  const { user, headers } = asmita
  const url = `/api/user/${user.id}`
  await app.inject({ method: 'DELETE', url, headers, payload: { password: PASSWORD } })
  expect(await db.$count(roomPlans, eq(roomPlans.userId, user.id))).toBe(0)
})

ownDatabaseTest('of many plans kept at once an account gets twenty', async ({ app, db }) => {
  const asmita = await givenPlanner(app, db)
  const answers = await Promise.all(Array.from({ length: 26 }, () => asmita.keep(randomUUID(), bedroom)))
  const kept = answers.filter(({ statusCode }) => statusCode === 200)
  expect([kept.length, await db.$count(roomPlans)]).toEqual([20, 20])
})

ownDatabaseTest('of two devices that change the same version at once, one is told', async ({ app, db }) => {
  const asmita = await givenPlanner(app, db)
  const { version } = (await asmita.keep(id, bedroom)).json().data
  const names = ['Attic', 'Cellar']
  const answers = await Promise.all(names.map((name) => asmita.keep(id, { ...bedroom, name }, version)))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const told = answers.find(({ statusCode }) => statusCode === 409)!.json()
  const [row] = await db.select().from(roomPlans)
  expect(told.current).toMatchObject({ version: row!.version, plan: row!.plan })
})
