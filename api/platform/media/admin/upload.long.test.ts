import { eq } from 'drizzle-orm'
import { describe } from 'vitest'
import type { UploadedPictures } from '#contract/admin/media.ts'
import { pictureKey } from '#domain/catalog/picture.ts'
import { auditLog, pictures } from '../../db/schema.ts'
import { plain, sendPictures } from '../../../shop/photos/photos.fixture.ts'
import { givenStaff } from '../../../office/staff/staff.fixture.ts'
import { expect, test, testOptions } from '../../../test/test.ts'

const table = await plain(400, 300).png().toBuffer()
const bed = await plain(320, 200).jpeg().toBuffer()

test('one form uploads several pictures, each with its files and its name', async ({ app }) => {
  const owner = await givenStaff(app)
  const answer = await sendPictures(owner, [
    { name: 'dining table.png', bytes: table },
    { name: 'bed.jpg', bytes: bed },
  ])
  expect(answer.statusCode).toBe(201)
  const { items, refused } = answer.json<UploadedPictures>()
  expect(refused).toEqual([])
  expect(items).toMatchObject([
    { fileName: 'dining table.png', width: 400, height: 300, focus: { x: 0.5, y: 0.5 } },
    { fileName: 'bed.jpg', width: 320, height: 200 },
  ])
  for (const { id, url } of items) {
    expect(url).toBe(`/media/${id}/320.webp`)
    expect(await app.inject(url)).toMatchObject({ statusCode: 200 })
    expect(await testOptions.storage.sizeOf(pictureKey(id, 160, 'webp'))).toBeGreaterThan(0)
  }
})

test('the same file twice is one picture, which keeps its name and focal point', async ({ app, db }) => {
  const owner = await givenStaff(app)
  const [first] = (await sendPictures(owner, [{ name: 'first.png', bytes: table }])).json<UploadedPictures>().items
  await db.update(pictures).set({ focusX: 0.25 })
  const [again] = (await sendPictures(owner, [{ name: 'again.png', bytes: table }])).json<UploadedPictures>().items
  expect(again).toMatchObject({ id: first!.id, fileName: 'first.png', focus: { x: 0.25, y: 0.5 } })
  expect(await db.$count(pictures, eq(pictures.id, first!.id))).toBe(1)
})

test('a file that is no picture is named, and does not block the others', async ({ app }) => {
  const owner = await givenStaff(app)
  const answer = await sendPictures(owner, [
    { name: 'notes.jpg', bytes: Buffer.from('four chairs') },
    { name: 'table.png', bytes: table },
  ])
  expect(answer.json()).toMatchObject({
    items: [{ fileName: 'table.png' }],
    refused: [{ fileName: 'notes.jpg', message: 'Please send the picture as JPEG, PNG, WebP or AVIF.' }],
  })
})

describe('refused', () => {
  test('are forms whose files are all invalid', async ({ app, db }) => {
    const before = await db.$count(pictures)
    const answer = await sendPictures(await givenStaff(app), [{ name: 'notes.jpg', bytes: Buffer.from('four chairs') }])
    expect(answer.statusCode).toBe(415)
    expect(await db.$count(pictures)).toBe(before)
  })

  test('are forms without files, and bodies that are no form', async ({ app }) => {
    const owner = await givenStaff(app)
    expect((await sendPictures(owner, [])).statusCode).toBe(400)
    expect((await owner.call('POST', '/pictures', { files: [] })).statusCode).toBe(415)
  })

  test('are staff who may only view', async ({ app }) => {
    const answer = await sendPictures(await givenStaff(app, 'support'), [{ name: 'table.png', bytes: table }])
    expect(answer.statusCode).toBe(403)
  })
})

test.for([
  ['C:\\Pictures\\table.png', 'table.png'],
  ['../../table.png', 'table.png'],
  ['ta\u202Egnp.png', 'ta gnp.png'],
  ['x'.repeat(500), 'x'.repeat(200)],
])('folders and control characters are removed from a file name: %#', async ([sent, kept], { app }) => {
  const answer = await sendPictures(await givenStaff(app), [{ name: sent!, bytes: table }])
  expect(answer.json<UploadedPictures>().items[0]!.fileName).toBe(kept)
})

test('the audit log names the person who uploaded it', async ({ app, db }) => {
  const owner = await givenStaff(app)
  const [picture] = (await sendPictures(owner, [{ name: 'bed.jpg', bytes: bed }])).json<UploadedPictures>().items
  expect(await db.select().from(auditLog).where(eq(auditLog.rowKey, picture!.id))).toMatchObject([
    { staffId: owner.id, call: 'POST /api/admin/pictures', tableName: 'pictures', action: 'insert' },
  ])
})
