import { demoShopper } from '../../../seed/shopper.ts'
import { readOutbox } from '../../people/accounts/accounts.fixture.ts'
import { givenUser } from '../../people/accounts/user.fixture.ts'
import type { Db } from '../../platform/db/client.ts'
import { backupRuns, setUpDismissals, staff } from '../../platform/db/schema.ts'
import { expect, test, testOptions } from '../../test/test.ts'
import { givenStaff } from '../staff/staff.fixture.ts'
import { warnOfOldBackup } from './warn-of-old-backup.ts'

const HOUR_MS = 3_600_000
const opened = new Date('2026-11-01T00:00:00Z')
const hoursLater = (hours: number) => new Date(opened.getTime() + hours * HOUR_MS)

const warn = (db: Db, hours: number, { isReal = true } = {}) =>
  warnOfOldBackup({}, { db, secrets: testOptions.secrets, isReal }, undefined, hoursLater(hours))

const givenBackup = (db: Db, at: Date) =>
  db.insert(backupRuns).values({ at, fileName: 'a.tar.zst', bytes: 10, isEncrypted: true, missingFiles: 0 })

const shopTest = test.extend('owners', async ({ app, db }) => {
  const [one, two] = [await givenStaff(app, 'owner'), await givenStaff(app, 'owner')]
  await givenStaff(app, 'manager')
  await db.update(staff).set({ createdAt: opened })
  return [one, two]
})

shopTest('each owner is told of a shop that never had a backup, once it had time for one', async ({ db, owners }) => {
  await warn(db, 49)
  expect(await readOutbox(db)).toEqual([])
  await warn(db, 51)
  const mails = await readOutbox(db)
  expect(mails.map(({ to }) => to).toSorted()).toEqual(owners.map(({ email }) => email).toSorted())
  for (const { data } of mails) expect(data).toMatchObject({ news: 'backup-old', backup: null })
})

shopTest('the newest backup counts, and the mail names its time', async ({ db, owners }) => {
  await givenBackup(db, hoursLater(100))
  await givenBackup(db, hoursLater(10))
  await warn(db, 149)
  expect(await readOutbox(db)).toEqual([])
  await warn(db, 151)
  const [mail, ...others] = await readOutbox(db)
  expect(mail?.data).toMatchObject({ news: 'backup-old', backup: hoursLater(100).toISOString() })
  expect(others).toHaveLength(owners.length - 1)
})

shopTest('a job that runs again mails nobody twice on one day, and everybody on the next', async ({ db, owners }) => {
  for (const hours of [51, 51, 60]) await warn(db, hours)
  expect(await readOutbox(db)).toHaveLength(owners.length)
  await warn(db, 75)
  expect(await readOutbox(db)).toHaveLength(2 * owners.length)
})

shopTest('nobody is told of a demo', async ({ db, owners }) => {
  await warn(db, 51, { isReal: false })
  expect([owners.length, await readOutbox(db)]).toEqual([2, []])
})

shopTest('owners are told of a real shop that began as a demo', async ({ db, owners }) => {
  await givenUser(db, { email: demoShopper.email })
  await warn(db, 51)
  expect(await readOutbox(db)).toHaveLength(owners.length)
})

shopTest('nobody is told of a shop whose owner wants no backup', async ({ db, owners }) => {
  await db
    .insert(setUpDismissals)
    .values({ point: 'backup', reason: 'The provider copies the disk', staffId: owners[0]!.id })
  await warn(db, 51)
  expect(await readOutbox(db)).toEqual([])
})
