import { eq } from 'drizzle-orm'
import { readOutbox } from '../../people/accounts/accounts.fixture.ts'
import { staff } from '../../platform/db/schema.ts'
import { expect, ownDatabaseTest, test } from '../../test/test.ts'
import { givenStaff } from './staff.fixture.ts'

const TAKEN = 'A colleague has this name. Add something that tells you apart.'

test('a staff member changes their own name, which must be a name', async ({ app }) => {
  const person = await givenStaff(app, 'support')
  expect((await person.call('PUT', '/me', { name: 'Mina Rai' })).json()).toMatchObject({ name: 'Mina Rai' })
  expect((await person.call('PUT', '/me', { name: '12' })).statusCode).toBe(400)
  expect((await person.call('PUT', '/me', { name: 'Mina', role: 'owner' })).statusCode).toBe(400)
})

test('nobody takes the name of a colleague, however it is written', async ({ app, db }) => {
  const [owner, person] = [await givenStaff(app), await givenStaff(app, 'manager')]
  for (const name of [
    owner.name,
    'OWNER of the Shop',
    'owner  ofthe shop',
    'Owner of the shop.',
    'Öwner of thé shop',
    '0wner 0f the sh0p',
  ]) {
    const refused = await person.call('PUT', '/me', { name })
    expect([name, refused.statusCode, refused.json().fields]).toEqual([name, 409, { name: TAKEN }])
  }
  await db.update(staff).set({ disabledAt: new Date() }).where(eq(staff.id, owner.id))
  expect((await person.call('PUT', '/me', { name: owner.name })).statusCode).toBe(200)
})

test('names are compared without accents of Latin letters, and with the vowels of Devanagari', async ({ app }) => {
  const [one, other] = [await givenStaff(app, 'manager'), await givenStaff(app, 'support')]
  const take = async ({ call }: typeof one, name: string) => (await call('PUT', '/me', { name })).statusCode
  expect(await take(one, 'AIina राम')).toBe(400)
  expect(await take(one, 'Alina Rai')).toBe(200)
  expect(await take(other, 'AIina Rai')).toBe(409)
  expect(await take(one, 'राम')).toBe(200)
  expect([await take(other, 'राम.'), await take(other, 'रामी')]).toEqual([409, 200])
})

test('names that look alike are one name: rn and m, vv and w, vowels of Devanagari in two parts', async ({ app }) => {
  const [one, other] = [await givenStaff(app, 'manager'), await givenStaff(app, 'support')]
  const take = async ({ call }: typeof one, name: string) => (await call('PUT', '/me', { name })).statusCode
  for (const [taken, lookalike] of [
    ['Suman Rai', 'Surnan Rai'],
    ['Wangchu', 'VVangchu'],
    ['आशा', 'अाशा'],
    ['ऐश्वर्या', 'एेश्वर्या'],
    ['ओम', 'अोम'],
    ['ओम', 'आेम'],
    ['औलिया', 'अौलिया'],
  ] as const) {
    expect([lookalike, await take(one, taken), await take(other, lookalike)]).toEqual([lookalike, 200, 409])
  }
})

test.for(['System', 'the shop', 'SH0P', 'Shopper', 'Kastha', 'Staff', 'API'])(
  'nobody is called %s, as records call what no person did',
  async (name, { app }) => {
    const person = await givenStaff(app, 'support')
    const refused = await person.call('PUT', '/me', { name })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().fields).toEqual({ name: 'Records call the shop itself so. Please choose another name.' })
  },
)

test.for([
  ['Mina Rai', 200],
  ["Mary-Ann O'Neill 2.", 200],
  ['Élise Ørsted', 200],
  ['क्‍षेत्री आशा १', 200],
  ['Žofia Łęcka', 200],
  ['Zo\u0308e Rai', 200], // an accent of its own
  ['\u0410dmin', 400], // Cyrillic
  ['M\u0131na', 400], // a dotless i
  ['\u017Fita', 400], // a long s
  ['M\u0251ya', 400], // a Latin alpha
  ['A\uA731ha', 400], // a small capital s
  ['\uFF2Dina', 400], // a wide M
  ['So\uFB01a', 400], // fi in one
  ['Mina राई', 400],
  ['Mina\u00a0Rai', 400],
  ['Mina (owner)', 400],
  ['王芳', 400],
] as const)('a name in letters of one script: %j', async ([name, status], { app }) => {
  const person = await givenStaff(app, 'support')
  const owner = await givenStaff(app)
  const answer = await person.call('PUT', '/me', { name })
  const invited = await owner.call('POST', '/invitations', { email: 'mina@post.example', name, role: 'support' })
  expect([answer.statusCode, invited.statusCode]).toEqual([status, status])
  if (status === 400) {
    const problem =
      "Please use letters from A to Z, also with accents, or Devanagari ones, not both; besides them digits, spaces and . ' - only"
    expect([answer.json().fields, invited.json().fields]).toEqual([{ name: problem }, { name: problem }])
  }
})

test('a name that somebody has already stays, whatever its letters', async ({ app, db }) => {
  const [owner, person] = [await givenStaff(app), await givenStaff(app, 'support')]
  await db.update(staff).set({ name: '王芳' }).where(eq(staff.id, person.id))
  expect((await person.call('PUT', '/me', { name: '王芳' })).statusCode).toBe(200)
  const { items } = (await owner.call('GET', '/staff')).json()
  const { name, version } = items.find(({ id }: { id: string }) => id === person.id)
  const changed = await owner.call('PUT', `/staff/${person.id}`, { name, version, role: 'manager', isDisabled: false })
  expect(changed.json()).toMatchObject({ name: '王芳', role: 'manager' })
})

test('two colleagues whose names are alike already keep them, and may write them another way', async ({ app }) => {
  const [one] = [await givenStaff(app, 'support'), await givenStaff(app, 'support')]
  expect((await one.call('PUT', '/me', { name: one.name })).statusCode).toBe(200)
  expect((await one.call('PUT', '/me', { name: 'Support of the Shop' })).statusCode).toBe(200)
})

ownDatabaseTest('of two who take one name at the same moment, one gets it', async ({ app }) => {
  const people = [await givenStaff(app, 'manager'), await givenStaff(app, 'support')]
  const answers = await Promise.all(people.map(({ call }) => call('PUT', '/me', { name: 'Mina Rai' })))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
})

test('an invited person joins under the name of a colleague only if the owner wrote it', async ({ app, db }) => {
  const owner = await givenStaff(app)
  const join = async (email: string, invitedAs: string, name: string) => {
    await owner.call('POST', '/invitations', { email, name: invitedAs, role: 'support' })
    const mail = (await readOutbox(db)).findLast(({ to }) => to === email)
    const payload = { token: mail!.data['token'], name, password: 'sal wood and rain' }
    return app.inject({ method: 'POST', url: '/api/admin/join', payload })
  }
  const refused = await join('ram@post.example', 'Ram Thapa', ` ${owner.name.toUpperCase()}`)
  expect([refused.statusCode, refused.json().fields]).toEqual([409, { name: TAKEN }])
  expect((await join('sita@post.example', owner.name, owner.name)).statusCode).toBe(200)
})
