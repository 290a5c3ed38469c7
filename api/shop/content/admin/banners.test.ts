import { asc } from 'drizzle-orm'
import { givenCategory, givenPicture } from '../../catalog/catalog.fixture.ts'
import { auditLog } from '../../../platform/db/schema.ts'
import { givenStaff } from '../../../office/staff/staff.fixture.ts'
import { expect, test } from '../../../test/test.ts'

const image = { alt: 'A bed', descriptions: '', translations: {} }
const plain = {
  title: 'Winter',
  linkLabel: '',
  linkCategoryId: null,
  translations: {},
  isActive: true,
  startsAt: null,
  endsAt: null,
}

test('a banner with picture, lines and link is shown in both languages, and saving it unchanged works', async ({
  app,
  db,
}) => {
  const { call } = await givenStaff(app, 'manager')
  const category = await givenCategory(db)
  const { id: pictureId } = await givenPicture(db)
  const images = [
    {
      pictureId,
      alt: 'A bed in snow',
      descriptions: 'Warm\nSolid',
      translations: { ne: { alt: 'हिउँमा पलङ', descriptions: 'न्यानो\nबलियो' } },
    },
  ]
  const translations = { ne: { title: 'जाडो', linkLabel: 'पलङ हेर्नुहोस्' } }
  const draft = { ...plain, linkLabel: 'See beds', linkCategoryId: category.id, images, translations }
  const added = await call('POST', '/banners', draft)
  expect([added.statusCode, added.json()]).toMatchObject([201, { ...draft, position: 1 }])

  const shown = async (lang: string) => (await app.inject(`/api/banner?isActive=true&lang=${lang}`)).json().data[0]
  expect(await shown('en')).toMatchObject({
    title: 'Winter',
    link: { label: 'See beds', categoryId: String(category.id) },
    image: [{ descriptions: ['Warm', 'Solid'], picture: { id: pictureId, alt: 'A bed in snow' } }],
  })
  expect(await shown('ne')).toMatchObject({
    title: 'जाडो',
    link: { label: 'पलङ हेर्नुहोस्' },
    image: [{ descriptions: ['न्यानो', 'बलियो'], picture: { alt: 'हिउँमा पलङ' } }],
  })

  const banner = added.json()
  const unlinked = { ...banner, linkLabel: null, linkCategoryId: null, translations: { ne: { title: '' } } }
  const saved = await call('PUT', `/banners/${banner.id}`, unlinked)
  expect(saved.json()).toMatchObject({ linkLabel: '', translations: {}, images })
  expect(await shown('ne')).toMatchObject({ title: 'Winter', link: null })
})

test('unchanged pictures leave no entry in the audit log', async ({ app, db }) => {
  const { call } = await givenStaff(app, 'manager')
  const { id: pictureId } = await givenPicture(db)
  const images = [{ ...image, pictureId, descriptions: 'Warm\nSolid', translations: { ne: { alt: 'पलङ' } } }]
  const banner = (await call('POST', '/banners', { ...plain, images })).json()
  const written = await db.$count(auditLog)
  const saved = await call('PUT', `/banners/${banner.id}`, { ...banner, title: 'Spring' })
  expect(saved.json()).toMatchObject({ title: 'Spring', images })
  const entries = await db.select().from(auditLog).orderBy(asc(auditLog.id)).offset(written)
  expect(entries).toMatchObject([{ tableName: 'banners', action: 'update' }])
})

test('an invalid banner is refused, naming the field', async ({ app, db }) => {
  const { call } = await givenStaff(app, 'manager')
  const { id: pictureId } = await givenPicture(db)
  const category = await givenCategory(db)
  const images = [{ ...image, pictureId }]
  const wrongs: [number, object, string][] = [
    [400, { images: [] }, 'images'],
    [400, { images: [{ ...image, pictureId, alt: '' }] }, 'images.0.alt'],
    [400, { images: [{ ...image, pictureId, descriptions: 'a\nb\nc\nd' }] }, 'images.0.descriptions'],
    [400, { linkLabel: 'See beds' }, 'linkCategoryId'],
    [400, { linkCategoryId: category.id }, 'linkLabel'],
    [400, { isActive: true, startsAt: '2099-01-01T00:00:00+05:45' }, 'startsAt'],
    [409, { images: [{ ...image, pictureId: 'f'.repeat(24) }] }, 'images'],
    [409, { linkLabel: 'See', linkCategoryId: 999_999 }, 'linkCategoryId'],
  ]
  for (const [status, values, field] of wrongs) {
    const answer = await call('POST', '/banners', { ...plain, images, ...values })
    expect([field, answer.statusCode, answer.json().fields]).toEqual([field, status, { [field]: expect.any(String) }])
  }
  expect((await call('GET', '/banners')).json().total).toBe(0)
})

test('ten banners may be shown or scheduled, and more are kept switched off', async ({ app, db }) => {
  const { call } = await givenStaff(app, 'manager')
  const { id: pictureId } = await givenPicture(db)
  const add = (values: object) => call('POST', '/banners', { ...plain, images: [{ ...image, pictureId }], ...values })
  const later = { isActive: false, startsAt: '2099-01-01T00:00:00+05:45' }
  const first = (await add({})).json()
  for (let count = 0; count < 8; count += 1) expect((await add({})).statusCode).toBe(201)
  expect((await add(later)).statusCode).toBe(201)
  const message = 'At most 10 banners may be shown or scheduled. Switch one off first.'
  expect((await add({})).json()).toMatchObject({ code: 'conflict', message })
  expect((await add(later)).json()).toMatchObject({ message })
  const off = (await add({ isActive: false })).json()
  expect((await call('PUT', `/banners/${off.id}`, { ...off, isActive: true })).json()).toMatchObject({ message })
  const changed = (await call('PUT', `/banners/${first.id}`, { ...first, title: 'Spring' })).json()
  expect(changed).toMatchObject({ title: 'Spring', isActive: true })
  await call('PUT', `/banners/${first.id}`, { ...changed, isActive: false })
  expect((await call('PUT', `/banners/${off.id}`, { ...off, isActive: true })).statusCode).toBe(200)
})
