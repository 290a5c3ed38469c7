import type { SetUpList } from '#contract/admin/set-up.ts'
import { seedShop } from '../../../seed/demo.ts'
import { demoSettings } from '../../../seed/settings.ts'
import { buildApp } from '../../app.ts'
import { eq } from 'drizzle-orm'
import { setUpPoints } from '#domain/set-up/set-up-points.ts'
import { givenProduct } from '../../shop/catalog/catalog.fixture.ts'
import { auditLog, backupRuns, dataKeyPasses, dataKeys, shopSettings, staff } from '../../platform/db/schema.ts'
import { parseEnv } from '../../platform/env/env.ts'
import { givenStaff } from '../staff/staff.fixture.ts'
import { expect, test, testOptions } from '../../test/test.ts'
import { findMissingParts, findSetUp } from './find-set-up.ts'

const started = (given: Record<string, string>) => ({
  env: parseEnv(given),
  publicUrl: 'https://shop.example',
  dataDir: 'data',
  outboxDir: 'data/outbox',
  wallets: { offered: [] },
  sms: {},
})

const ownFacts = {
  phone: '+97715550199',
  whatsapp: '+9779811111111',
  viber: '',
  emergencyPhone: '',
  email: 'shop@deodar.example',
  streetAddress: 'Pulchowk',
  social: [],
  legalName: 'Deodar Pvt. Ltd.',
  vatNumber: '609999991',
  registrationNumber: '1',
  portalListingNumber: '1',
  bankName: 'Bank',
  bankAccountName: 'Deodar',
  bankAccountNumber: '1',
  grievanceName: 'Asha Rai',
  grievancePhone: '+97715550198',
  grievanceEmail: 'asha@deodar.example',
}

const startedTest = test.extend('app', ({ db }, { onCleanup }) => {
  const app = buildApp({ ...testOptions, db, setUp: started({ NODE_ENV: 'production' }) })
  onCleanup(() => app.close())
  return app
})

const how = (point: string) => ({ label: 'How to do it', path: `/set-up/${point}` })

startedTest('an owner reads what the shop lacks, with the page that adds it', async ({ app, db }) => {
  await seedShop(db, {})
  const answer = await (await givenStaff(app)).call('GET', '/set-up')
  const { items } = answer.json<SetUpList>()
  expect(items.map(({ point }) => point)).toEqual([...setUpPoints])
  expect(items.filter(({ remedy }) => remedy === null).map(({ point }) => point)).toEqual(['owner'])
  expect(items.filter(({ state }) => state === 'missing').map(({ text, remedy }) => ({ text, remedy }))).toEqual([
    { text: 'PUBLIC_URL is not set. Links in emails lead to https://shop.example.', remedy: how('publicUrl') },
    { text: expect.stringContaining('TRUSTED_PROXIES is not set.'), remedy: how('proxies') },
    {
      text: expect.stringContaining('Owners and managers without a second factor: 1.'),
      remedy: { label: 'See who', path: '/staff' },
    },
    { text: expect.stringContaining('SMTP_URL is not set.'), remedy: how('mail') },
    { text: expect.stringContaining('No wallet has credentials.'), remedy: how('wallets') },
    { text: expect.stringContaining('No SMS gateway has a token'), remedy: how('sms') },
    {
      text: expect.stringMatching(/^These facts are samples: phone numbers, .*\.$/),
      remedy: { label: 'Change them', path: '/settings' },
    },
    { text: 'Nothing is for sale.', remedy: { label: 'Add categories and products', path: '/products' } },
    { text: 'There is no backup. Write one each night.', remedy: how('backup') },
  ])
})

startedTest('an owner dismisses a point with a reason, and puts it back', async ({ app, db }) => {
  await seedShop(db, {})
  const owner = await givenStaff(app)
  const wallets = async (answer: ReturnType<typeof owner.call>) =>
    (await answer).json<SetUpList>().items.find(({ point }) => point === 'wallets')
  const blank = await owner.call('PUT', '/set-up/wallets/dismissal', { reason: ' ' })
  expect(blank.json()).toMatchObject({ code: 'invalid_input', fields: { reason: 'Please say why' } })
  expect((await owner.call('PUT', '/set-up/roof/dismissal', { reason: 'x' })).statusCode).toBe(400)

  expect(await wallets(owner.call('PUT', '/set-up/wallets/dismissal', { reason: 'Cash alone' }))).toMatchObject({
    state: 'dismissed',
    text: expect.stringContaining('No wallet has credentials.'),
    dismissal: { reason: 'Cash alone', by: owner.name },
  })
  expect(await wallets(owner.call('PUT', '/set-up/wallets/dismissal', { reason: 'For a year' }))).toMatchObject({
    dismissal: { reason: 'For a year' },
  })
  expect((await findMissingParts(db, started({}))).some(({ point }) => point === 'wallets')).toBe(false)
  expect(await wallets(owner.call('DELETE', '/set-up/wallets/dismissal'))).toMatchObject({
    state: 'missing',
    dismissal: null,
  })
  const logged = await db.select().from(auditLog).where(eq(auditLog.tableName, 'set_up_dismissals'))
  expect(logged.map(({ action }) => action)).toEqual(['insert', 'update', 'delete'])
})

startedTest('no secret is in the answer', async ({ app, db }) => {
  await seedShop(db, {})
  const secrets = {
    ADMIN_EMAIL: 'owner@deodar.example',
    ADMIN_PASSWORD: 'rhododendron-1953',
    SMTP_URL: 'smtps://shop:rhododendron-1953@mail.example',
  }
  await givenStaff(app)
  const items = await findSetUp(db, started({ NODE_ENV: 'production', ...secrets }))
  expect(JSON.stringify(items)).not.toMatch(/rhododendron|owner@deodar/)
  expect(items.find(({ point }) => point === 'firstPassword')?.state).toBe('missing')
})

test.for([
  ['http://shop.example', 1],
  ['https://shop.example', 0],
  ['http://localhost:3000', 0],
] as const)('a shop at %s lacks https %i times', async ([PUBLIC_URL, times], { db }) => {
  const missing = await findMissingParts(db, started({ NODE_ENV: 'production', PUBLIC_URL }))
  const https = 'PUBLIC_URL is not on https. Passwords and orders can be read on the way.'
  expect(missing.filter(({ text }) => text === https)).toHaveLength(times)
})

test.for(['manager', 'support'] as const)('the list is hidden from the role %s', async (role, { app }) => {
  expect((await (await givenStaff(app, role)).call('GET', '/set-up')).statusCode).toBe(403)
})

const wholeSettings = {
  PUBLIC_URL: 'https://shop.example',
  TRUSTED_PROXIES: '1',
  SMTP_URL: 'smtp://localhost:1025',
  TEST_WALLETS: '0',
  TEST_SMS: '0',
}
const backup = { fileName: 'kastha.tar.zst.age', bytes: 9, isEncrypted: true, missingFiles: 0 }

/** A shop that lacks nothing. */
const wholeTest = test.extend('whole', async ({ app, db }) => {
  await givenStaff(app)
  await db.update(staff).set({ totpSince: new Date() })
  await seedShop(db, {})
  await givenProduct(db)
  await db.update(shopSettings).set(ownFacts)
  await db.insert(backupRuns).values(backup)
})

wholeTest('a shop that lacks nothing has an empty list', async ({ db, whole: _whole }) => {
  expect(await findMissingParts(db, started(wholeSettings))).toEqual([])
  const states = (await findSetUp(db, started(wholeSettings))).map(({ state }) => state)
  expect(states).toEqual(setUpPoints.map(() => 'done'))
})

const HOUR_MS = 60 * 60_000

wholeTest.for([
  ['of last night', 20, true, []],
  ['older than two nights', 51, true, ['backup']],
  ['that anybody can read', 20, false, ['backupKey']],
] as const)('a backup %s', async ([, hours, isEncrypted, missing], { db, whole: _whole }) => {
  await db.update(backupRuns).set({ at: new Date(Date.now() - hours * HOUR_MS), isEncrypted })
  expect((await findMissingParts(db, started(wholeSettings))).map(({ point }) => point)).toEqual(missing)
})

wholeTest('a demo in production is a point of its own', async ({ db, whole: _whole }) => {
  const missing = await findMissingParts(db, started({ ...wholeSettings, DEMO: '1' }))
  expect(missing.map(({ point }) => point)).toEqual(['demo'])
})

wholeTest('one sample among the facts of a group keeps the group on the list', async ({ db, whole: _whole }) => {
  await db.update(shopSettings).set({ grievanceEmail: demoSettings.grievanceEmail })
  expect(await findMissingParts(db, started(wholeSettings))).toMatchObject([
    { text: 'These facts are samples: grievance officer.' },
  ])
})

test('a demo lacks nothing', async ({ db }) => {
  expect(await findMissingParts(db, started({ DEMO: '1' }))).toEqual([])
})

test('a data key that is being replaced shows how far that is', async ({ db }) => {
  const text = async (env: Record<string, string>) => {
    const items = await findSetUp(db, started({ NODE_ENV: 'production', ...env }))
    return items.find(({ point }) => point === 'dataKey')!.text
  }
  const old = { DATA_KEYS_OLD: Buffer.alloc(32, 1).toString('base64') }
  const key = { fingerprint: Buffer.of(1), hashKeys: null }
  await db.insert(dataKeys).values([
    { ...key, id: 'aaaa', isFirst: true, newestSince: new Date('2026-01-01') },
    { ...key, id: 'bbbb', isFirst: false, newestSince: new Date('2026-11-26') },
  ])
  expect(await text({})).toBe('')
  expect(await text(old)).toBe(
    'The data key is being replaced: the job begins within ten minutes. Keep aaaa in DATA_KEYS_OLD.',
  )
  const pass = { keyId: 'bbbb', beganAt: new Date() }
  await db.insert(dataKeyPasses).values([
    { ...pass, store: 'orders.private_details', rewritten: 12, cleanSince: new Date() },
    { ...pass, store: 'photos', rewritten: 3 },
  ])
  expect(await text(old)).toContain(
    '15 texts and photos are encrypted with bbbb, and 1 of 2 stores hold nothing else. Keep aaaa',
  )
  await db.update(dataKeys).set({ unusedSince: new Date() }).where(eq(dataKeys.id, 'aaaa'))
  expect(await text(old)).toContain('remove it there')
})
