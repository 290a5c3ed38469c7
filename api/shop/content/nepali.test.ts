import { demoSettings } from '../../../seed/settings.ts'
import { givenCategory, givenPicture } from '../catalog/catalog.fixture.ts'
import type { Db } from '../../platform/db/client.ts'
import {
  bannerImages,
  banners,
  clients,
  deliveryZones,
  hoardings,
  projectPictures,
  projects,
  shopSettings,
} from '../../platform/db/schema.ts'
import { expect, test } from '../../test/test.ts'

async function givenContent(db: Db) {
  const { id: linkCategoryId } = await givenCategory(db)
  const { id: pictureId } = await givenPicture(db)
  await db
    .insert(hoardings)
    .values({ description: 'Free delivery', translations: { ne: { description: 'निःशुल्क डेलिभरी' } } })
  const [banner] = await db
    .insert(banners)
    .values({
      title: 'Sleep well',
      linkLabel: 'Shop beds',
      linkCategoryId,
      translations: { ne: { title: 'मज्जाले सुत्नुहोस्', linkLabel: 'पलङ हेर्नुहोस्' } },
    })
    .returning()
  await db.insert(bannerImages).values({
    bannerId: banner!.id,
    position: 0,
    pictureId,
    alt: 'A bed',
    descriptions: ['One', 'Two'],
    translations: { ne: { alt: 'पलङ', descriptions: 'एक\nदुई' } },
  })
  const [parent] = await db
    .insert(projects)
    .values({ slug: 'dining', name: 'Dining', translations: { ne: { name: 'डाइनिङ' } } })
    .returning()
  const [project] = await db
    .insert(projects)
    .values({
      slug: 'courtyard',
      name: 'Courtyard',
      description: 'Tables.',
      parentId: parent!.id,
      translations: { ne: { name: 'आँगन', description: 'टेबल।' } },
    })
    .returning()
  const translations = { ne: { alt: 'गोलो टेबल' } }
  await db
    .insert(projectPictures)
    .values({ projectId: project!.id, position: 0, pictureId, alt: 'A round table', translations })
  await db
    .insert(clients)
    .values({ slug: 'bank', name: 'Vikas Bank', logoPictureId: pictureId, translations: { ne: { name: 'विकास बैंक' } } })
  await db.insert(shopSettings).values(demoSettings)
  await db.insert(deliveryZones).values({ name: 'Hills', translations: { ne: { name: 'पहाड' } } })
}

test('all content is in the requested language', async ({ app, db }) => {
  await givenContent(db)
  const read = async (path: string, lang: string) => (await app.inject(`/api/${path}?lang=${lang}`)).json().data
  expect(await read('hoarding', 'ne')).toMatchObject([{ description: 'निःशुल्क डेलिभरी' }])
  expect(await read('hoarding', 'en')).toMatchObject([{ description: 'Free delivery' }])
  const nepaliImage = { descriptions: ['एक', 'दुई'], picture: { alt: 'पलङ' } }
  expect(await read('banner', 'ne')).toMatchObject([
    { title: 'मज्जाले सुत्नुहोस्', link: { label: 'पलङ हेर्नुहोस्' }, image: [nepaliImage] },
  ])
  expect(await read('banner', 'en')).toMatchObject([
    {
      title: 'Sleep well',
      link: { label: 'Shop beds' },
      image: [{ descriptions: ['One', 'Two'], picture: { alt: 'A bed' } }],
    },
  ])
  const nepaliProject = {
    name: 'आँगन',
    description: 'टेबल।',
    parentId: { name: 'डाइनिङ' },
    pictures: [{ alt: 'गोलो टेबल' }],
  }
  expect(await read('project', 'ne')).toMatchObject([{ name: 'डाइनिङ' }, nepaliProject])
  expect(await read('project', 'en')).toMatchObject([
    { name: 'Dining' },
    { name: 'Courtyard', parentId: { name: 'Dining' } },
  ])
  expect(await read('client', 'ne')).toMatchObject([{ title: 'विकास बैंक', picture: { alt: 'विकास बैंक' } }])
  expect(await read('client', 'en')).toMatchObject([{ title: 'Vikas Bank', picture: { alt: 'Vikas Bank' } }])
  expect(await read('delivery/zones', 'ne')).toMatchObject({ zones: [{ name: 'पहाड' }] })
  expect(await read('delivery/zones', 'en')).toMatchObject({ zones: [{ name: 'Hills' }] })
})

test('the store has its Nepali name in Nepali, or its only name', async ({ app, db }) => {
  await db.insert(shopSettings).values(demoSettings)
  const nameIn = async (lang: string) => (await app.inject(`/api/settings?lang=${lang}`)).json().data.name
  expect([await nameIn('ne'), await nameIn('en')]).toEqual(['काष्ठ', 'Kastha'])
  await db.update(shopSettings).set({ nativeName: '' })
  app.answers.drop(['settings'])
  expect(await nameIn('ne')).toBe('Kastha')
})
