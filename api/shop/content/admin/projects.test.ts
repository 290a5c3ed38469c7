import { asc } from 'drizzle-orm'
import { givenPicture, givenProduct } from '../../catalog/catalog.fixture.ts'
import { auditLog } from '../../../platform/db/schema.ts'
import { givenStaff } from '../../../office/staff/staff.fixture.ts'
import { bedroom } from '#domain/planner/sample-plan.fixture.ts'
import { expect, test } from '../../../test/test.ts'

const plain = { description: '', parentId: null, pictures: [], productIds: [], plans: [], translations: {} }

test('a project in a category shows its pictures and products in order, in both languages', async ({ app, db }) => {
  const { call } = await givenStaff(app, 'manager')
  const category = (await call('POST', '/projects', { ...plain, name: 'Hotels' })).json()
  const [bed, sofa] = [await givenProduct(db), await givenProduct(db)]
  const { id: pictureId } = await givenPicture(db)
  const draft = {
    name: 'Café Himāl',
    description: 'A lobby.\n\nAnd a bar.',
    parentId: category.id,
    pictures: [{ pictureId, alt: 'A lobby', translations: { ne: { alt: 'लबी' } } }],
    productIds: [sofa.id, bed.id],
    plans: [],
    translations: { ne: { name: 'क्याफे हिमाल' } },
  }
  const added = await call('POST', '/projects', draft)
  expect([added.statusCode, added.json()]).toMatchObject([201, { ...draft, slug: 'cafe-himal' }])
  const { data } = (await app.inject('/api/project/cafe-himal?lang=ne')).json()
  expect(data).toMatchObject({ name: 'क्याफे हिमाल', parentId: { name: 'Hotels' }, pictures: [{ alt: 'लबी' }] })
  expect(data.products.map(({ _id }: { _id: string }) => _id)).toEqual([String(sofa.id), String(bed.id)])

  const project = added.json()
  const saved = await call('PUT', `/projects/${project.id}`, {
    ...project,
    name: 'Renamed',
    pictures: [],
    productIds: [],
  })
  expect(saved.json()).toMatchObject({ name: 'Renamed', slug: 'cafe-himal', pictures: [], productIds: [] })
  const again = await call('POST', '/projects', { ...draft, pictures: [] })
  expect(again.json().slug).toBe('cafe-himal-2')
  expect((await call('POST', '/projects', { ...plain, name: 'होटल' })).json().slug).toBe('project')
})

test('unchanged pictures and products leave no entry in the audit log', async ({ app, db }) => {
  const { call } = await givenStaff(app, 'manager')
  const [bed, sofa] = [await givenProduct(db), await givenProduct(db)]
  const { id: pictureId } = await givenPicture(db)
  const pictures = [{ pictureId, alt: 'A lobby', translations: { ne: { alt: 'लबी' } } }]
  const draft = { ...plain, name: 'Hotels', pictures, productIds: [sofa.id, bed.id] }
  const project = (await call('POST', '/projects', draft)).json()
  const written = await db.$count(auditLog)
  const saved = await call('PUT', `/projects/${project.id}`, { ...project, description: 'A lobby.' })
  expect(saved.json()).toMatchObject({ ...draft, description: 'A lobby.' })
  const entries = await db.select().from(auditLog).orderBy(asc(auditLog.id)).offset(written)
  expect(entries).toMatchObject([{ tableName: 'projects', action: 'update' }])
  const turned = await call('PUT', `/projects/${project.id}`, { ...saved.json(), productIds: [bed.id, sofa.id] })
  expect(turned.json()).toMatchObject({ pictures, productIds: [bed.id, sofa.id] })
})

test('lists of projects leave their room plans out, which one project has', async ({ app }) => {
  const { call } = await givenStaff(app, 'manager')
  const plans = [{ plan: bedroom, nepaliName: '' }]
  const { id } = (await call('POST', '/projects', { ...plain, name: 'Hotels', plans })).json()
  const { items } = (await call('GET', '/projects')).json()
  expect(items).toMatchObject([{ id, name: 'Hotels' }])
  expect(items[0]).not.toHaveProperty('plans')
  const one = (await call('GET', `/projects/${id}`)).json()
  expect([one.plans.length, one.version]).toEqual([1, items[0].version])
  expect((await app.inject('/api/project')).json().data[0]).not.toHaveProperty('plans')
})

test('each category orders its own projects', async ({ app }) => {
  const { call } = await givenStaff(app, 'manager')
  const add = async (name: string, parentId: number | null) =>
    (await call('POST', '/projects', { ...plain, name, parentId })).json().id
  const hotels = await add('Hotels', null)
  const homes = await add('Homes', null)
  const [one, two] = [await add('One', hotels), await add('Two', hotels)]
  await add('Three', homes)
  expect((await call('PUT', '/projects/order', { ids: [two, one] })).statusCode).toBe(204)
  expect((await call('PUT', '/projects/order', { ids: [homes, hotels] })).statusCode).toBe(204)
  const ids = async (parentId: number) =>
    (await call('GET', `/projects?parentId=${parentId}`)).json().items.map(({ id }: { id: number }) => id)
  expect(await ids(hotels)).toEqual([two, one])
  expect(await ids(0)).toEqual([homes, hotels])
})

test('only two levels are allowed', async ({ app }) => {
  const { call } = await givenStaff(app, 'manager')
  const hotels = (await call('POST', '/projects', { ...plain, name: 'Hotels' })).json()
  const lobby = (await call('POST', '/projects', { ...plain, name: 'Lobby', parentId: hotels.id })).json()
  const homes = (await call('POST', '/projects', { ...plain, name: 'Homes' })).json()
  const refused = [
    await call('POST', '/projects', { ...plain, name: 'Deeper', parentId: lobby.id }),
    await call('PUT', `/projects/${hotels.id}`, { ...hotels, parentId: homes.id }),
  ]
  for (const answer of refused) {
    expect([answer.statusCode, answer.json().fields]).toEqual([409, { parentId: expect.any(String) }])
  }
  const kept = await call('DELETE', `/projects/${hotels.id}`)
  expect([kept.statusCode, kept.json().message]).toEqual([409, 'It has projects: move or remove those first.'])
  expect((await call('DELETE', `/projects/${lobby.id}`)).statusCode).toBe(204)
  expect((await call('DELETE', `/projects/${hotels.id}`)).statusCode).toBe(204)
})

test('a client has a slug, and its logo must be in the library', async ({ app, db }) => {
  const { call } = await givenStaff(app, 'manager')
  const { id: logoPictureId } = await givenPicture(db)
  const draft = {
    name: 'Hotel Annapurna',
    sector: 'Hotels',
    logoPictureId,
    translations: { ne: { name: 'होटल अन्नपूर्ण' } },
  }
  const client = (await call('POST', '/clients', draft)).json()
  expect(client).toMatchObject({ ...draft, slug: 'hotel-annapurna' })
  const { data } = (await app.inject('/api/client?lang=ne')).json()
  expect(data).toMatchObject([{ title: 'होटल अन्नपूर्ण', picture: { id: logoPictureId } }])
  const gone = await call('PUT', `/clients/${client.id}`, { ...client, logoPictureId: 'e'.repeat(24) })
  expect([gone.statusCode, Object.keys(gone.json().fields)]).toEqual([409, ['logoPictureId']])
})

test('finished rooms are read whole or refused', async ({ app }) => {
  const { call } = await givenStaff(app, 'manager')
  const plans = [{ plan: bedroom, nepaliName: 'सुत्ने कोठा' }]
  const added = await call('POST', '/projects', { ...plain, name: 'Homes', plans })
  expect([added.statusCode, added.json()]).toMatchObject([201, { plans }])

  const project = added.json()
  const save = (plan: object, nepaliName = '') =>
    call('PUT', `/projects/${project.id}`, { ...project, plans: [{ plan, nepaliName }] })
  const name = 'A rug from Jawalakhel, woven by hand of sheep wool'
  const many = Array.from({ length: 60 }, (_, at) => ({ ...bedroom.pieces[0], id: `rug-${at}`, name }))
  const refused = [
    await save({ ...bedroom, room: { ...bedroom.room, height: 10 } }),
    await save({ ...bedroom, name: '<b>Bedroom' }),
    await save(bedroom, '<b>कोठा'),
    await save({ ...bedroom, pieces: many }),
    await call('PUT', `/projects/${project.id}`, { ...project, plans: [...plans, ...plans, ...plans] }),
  ]
  expect(refused.map((reply) => [reply.statusCode, reply.json()])).toMatchObject(
    refused.map(() => [400, { fields: { plans: expect.any(String) } }]),
  )
  expect((await call('GET', `/projects/${project.id}`)).json()).toMatchObject({ plans })
})
