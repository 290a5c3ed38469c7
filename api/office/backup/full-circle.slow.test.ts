import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { stat } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { demoShopper } from '../../../seed/shopper.ts'
import { seedDemo } from '../../../seed/demo.ts'
import { buildApp } from '../../app.ts'
import { photos } from '../../platform/db/schema.ts'
import { decryptBytes } from '../../platform/secrets/encryption.ts'
import { givenTools, jobsOf } from '../../platform/jobs/jobs.fixture.ts'
import { startJobs } from '../../start-jobs.ts'
import { givenMailServer } from '../../platform/mail/outbox.fixture.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { openMailer } from '../../platform/mail/open-mailer.ts'
import { photoAad, photoKey } from '#domain/photos/photos.ts'
import { givenOrder } from '../../sales/orders/orders.fixture.ts'
import { expect, testOptions } from '../../test/test.ts'
import { backupTest as test, contentOf, filesOf, silent } from './backup.fixture.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const PATIENCE = { timeout: 15_000, interval: 50 }
const { secrets } = testOptions

test(
  'a restored shop equals the original and keeps working',
  { timeout: 60_000 },
  async ({ db, pool, env, storage, emptyPlace }) => {
    // One file per demo picture, for speed: the others are missing, and the backup names them.
    const sizeOf = async (key: string) => (key.endsWith('/640.webp') ? storage.sizeOf(key) : 1)
    await seedDemo(db, { storage: { ...storage, sizeOf }, dataKey: secrets.dataKey, products: 0, log: silent })
    await storage.put('0123456789abcdef01234567/160.webp', Buffer.from('sent for later'), 'image/webp')
    await queueMail(db, secrets, {
      event: 'verify-email:1',
      to: 'asmita@post.example',
      template: 'verify-email',
      data: { name: 'Asmita', code: '123456' },
      language: 'en',
    })
    const lines: string[] = []
    const { path, missing } = await writeBackup(env, { say: (line) => lines.push(line) })
    expect(missing.length).toBeGreaterThan(500)
    expect(missing.filter((key) => key.endsWith('/640.webp'))).toEqual([])
    for (const key of missing.slice(0, 20)) expect(await storage.sizeOf(key)).toBeUndefined()
    expect(path).toMatch(/\/shop\/backups\/kastha-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.zst$/)
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect(lines.at(-1)).toContain('the setting DATA_KEY')

    const place = await emptyPlace()
    expect(await restoreBackup(place.env, path, { say: silent })).toEqual({ missing })
    const content = await contentOf(pool)
    expect(Object.keys(content).length).toBeGreaterThan(60)
    expect(await contentOf(place.pool)).toEqual(content)
    expect(await filesOf(place.storage)).toEqual(await filesOf(storage))
    expect(await jobsOf(place.db)).toEqual(await jobsOf(db))

    const app = buildApp({ ...testOptions, db: place.db, storage: place.storage })
    const { email, password } = demoShopper
    const login = await app.inject({ method: 'POST', url: '/api/user/login', payload: { email, password } })
    const headers = { authorization: `Bearer ${login.json().data.accesstoken}` }
    const { data } = (await app.inject({ url: '/api/orders', headers })).json()
    const order = (await app.inject({ url: `/api/orders/${data[0].orderId}`, headers })).json().data
    expect(JSON.stringify(order)).toContain('Pokhara')
    const { rows } = await place.db.execute<{ id: number }>(sql`select max(id) as id from products where published`)
    expect((await app.inject(`/api/product/${rows[0]!.id}`)).statusCode).toBe(200)
    await app.close()

    const [photo] = await place.db.select().from(photos)
    const sealed = await buffer((await place.storage.get(photoKey(photo!.id)))!.body)
    expect(decryptBytes(secrets.dataKey, sealed, photoAad(photo!.id)).subarray(8, 12).toString()).toBe('WEBP')

    const { rows: before } = await place.db.execute<{ last: number }>(sql`select max(id) as last from order_events`)
    await givenOrder(place.db)
    const { rows: after } = await place.db.execute<{ last: number }>(sql`select max(id) as last from order_events`)
    expect(after[0]!.last).toBe(before[0]!.last + 1)
    await expect(place.db.execute(sql`delete from order_events`)).rejects.toThrow()

    const mailServer = await givenMailServer()
    const mailer = openMailer({ smtpUrl: mailServer.url, outboxDir: join(env.DATA_DIR, 'outbox') })
    const jobs = await startJobs({ url: place.url, tools: givenTools(place.db, { mailer }) })
    await expect
      .poll(() => mailServer.received.map(({ subject }) => subject), PATIENCE)
      .toContain('123456 is your Kastha code')
    await jobs.stop()
    await mailServer.close()
  },
)
