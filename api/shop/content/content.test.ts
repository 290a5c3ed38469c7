import { givenCategory, givenPicture } from '../catalog/catalog.fixture.ts'
import { bannerImages, banners, clients, hoardings, projectPictures, projects } from '../../platform/db/schema.ts'
import { expect, test } from '../../test/test.ts'

test('offers come in order, optionally only active ones', async ({ app, db }) => {
  await db.insert(hoardings).values([
    { description: 'Second', position: 2 },
    { description: 'Off', position: 1, isActive: false },
    { description: 'First', position: 1 },
  ])
  const descriptions = async (query: string) =>
    (await app.inject(`/api/hoarding${query}`)).json().data.map((offer: { description: string }) => offer.description)
  expect(await descriptions('?isActive=true')).toEqual(['First', 'Second'])
  expect(await descriptions('?isActive=false')).toEqual(['Off'])
  expect(await descriptions('')).toEqual(['Off', 'First', 'Second'])
  expect(await descriptions('?limit=1')).toEqual(['Off'])
  expect((await app.inject('/api/hoarding')).json()).toMatchObject({
    success: true,
    data: [{ _id: expect.any(String), description: 'Off', isActive: false }, {}, {}],
  })
})

test('a banner has slides with up to three lines and their darkness, and a link', async ({ app, db }) => {
  const { id: linkCategoryId } = await givenCategory(db)
  const dark = await givenPicture(db, { leftLuminance: 0.05, width: 1920 })
  const light = await givenPicture(db, { leftLuminance: 0.8 })
  const [linked] = await db
    .insert(banners)
    .values({ title: 'Winter', linkLabel: 'Shop beds', linkCategoryId })
    .returning()
  await db.insert(banners).values({ title: 'Plain', position: 1 })
  await db.insert(bannerImages).values([
    { bannerId: linked!.id, position: 1, pictureId: light.id, alt: 'A sofa' },
    { bannerId: linked!.id, position: 0, pictureId: dark.id, alt: 'A bed', descriptions: ['Warm', 'Solid'] },
  ])

  const { data } = (await app.inject('/api/banner?limit=1000')).json()
  expect(data).toMatchObject([
    {
      title: 'Winter',
      isActive: true,
      link: { label: 'Shop beds', categoryId: String(linkCategoryId) },
      image: [
        {
          url: `/media/${dark.id}/1920.webp`,
          descriptions: ['Warm', 'Solid'],
          isDark: true,
          picture: { alt: 'A bed' },
        },
        { descriptions: [], isDark: false, picture: { id: light.id, alt: 'A sofa' } },
      ],
    },
    { title: 'Plain', link: null, image: [] },
  ])
})

test('projects are one flat list, and each names its category', async ({ app, db }) => {
  const picture = await givenPicture(db)
  const [hotels] = await db.insert(projects).values({ slug: 'hotels', name: 'Hotels' }).returning()
  const [yak] = await db.insert(projects).values({ slug: 'yak', name: 'Hotel Yak', parentId: hotels!.id }).returning()
  await db.insert(projectPictures).values({ projectId: yak!.id, position: 0, pictureId: picture.id, alt: 'A lobby' })

  const { data } = (await app.inject('/api/project?flat=true')).json()
  expect(data).toMatchObject([
    { name: 'Hotels', images: [] },
    {
      name: 'Hotel Yak',
      parentId: { _id: String(hotels!.id), name: 'Hotels' },
      images: [`/media/${picture.id}/960.webp`],
      pictures: [{ alt: 'A lobby' }],
    },
  ])
  expect(data[0]).not.toHaveProperty('parentId')
})

test('clients have an optional logo, and the default limit is ten', async ({ app, db }) => {
  const logo = await givenPicture(db)
  await db.insert(clients).values({ slug: 'bank', name: 'A bank', logoPictureId: logo.id })
  await db
    .insert(clients)
    .values(Array.from({ length: 11 }, (_, index) => ({ slug: `c-${index}`, name: 'C', position: 1 })))
  const { data } = (await app.inject('/api/client')).json()
  expect(data).toHaveLength(10)
  const url = `/media/${logo.id}/960.webp`
  expect(data[0]).toMatchObject({ title: 'A bank', logo: url, image: [url], picture: { id: logo.id } })
  expect(data[1]).toMatchObject({ title: 'C', logo: null, image: [], picture: null })
  expect((await app.inject('/api/client?limit=100')).json().data).toHaveLength(12)
})
