import { once } from 'node:events'
import { demoSettings } from '../../../../seed/settings.ts'
import { seedPages } from '../../../../seed/shop-pages.ts'
import { demoStores } from '../../../../seed/stores.ts'
import { buildApp } from '../../../app.ts'
import { AnswerCache } from '../../../platform/cache/answer-cache.ts'
import { listenForChanges } from '../../../platform/cache/invalidation-listener.ts'
import {
  bannerImages,
  banners,
  clients,
  deliveryZones,
  faqs,
  hoardings,
  projects,
  shopSettings,
  stores,
} from '../../../platform/db/schema.ts'
import { givenStaff } from '../../../office/staff/staff.fixture.ts'
import { expect, ownDatabaseTest, testOptions } from '../../../test/test.ts'
import { givenPicture } from '../../catalog/catalog.fixture.ts'

/** For each kind: a record, a change to it, the public call that shows it, and the expected text. */
const changes: [path: string, values: object, shown: string, says: string][] = [
  ['/offers/1', { description: 'Changed offer' }, '/api/hoarding?isActive=true', 'Changed offer'],
  ['/banners/1', { title: 'Changed banner' }, '/api/banner?isActive=true', 'Changed banner'],
  ['/projects/1', { name: 'Changed project' }, '/api/project', 'Changed project'],
  ['/clients/1', { name: 'Changed client' }, '/api/client', 'Changed client'],
  ['/faqs/1', { question: 'Changed question?' }, '/api/help/faqs', 'Changed question?'],
  ['/pages/about', { title: 'Changed page' }, '/api/page/about', 'Changed page'],
  ['/stores/1', { name: 'Changed store' }, '/api/stores', 'Changed store'],
  ['/delivery-zones/1', { name: 'Changed zone' }, '/api/delivery/zones', 'Changed zone'],
  ['/settings/shop', { tagline: 'Changed tagline' }, '/api/settings', 'Changed tagline'],
]

ownDatabaseTest('what staff save is in the next answer of the shop, though the last was kept', async ({ db, url }) => {
  await db.insert(shopSettings).values(demoSettings)
  await seedPages(db)
  const picture = await givenPicture(db)
  await db.insert(hoardings).values({ description: 'Offer' })
  await db.insert(banners).values({ title: 'Banner' })
  await db.insert(bannerImages).values({ bannerId: 1, position: 0, pictureId: picture.id, alt: 'A bed' })
  await db.insert(projects).values({ slug: 'project', name: 'Project' })
  await db.insert(clients).values({ slug: 'client', name: 'Client' })
  await db.insert(faqs).values({ slug: 'faq', group: 'orders', question: 'Question?', answer: 'Answer.' })
  await db.insert(stores).values(demoStores[0]!)
  await db.insert(deliveryZones).values({ name: 'Zone', cashAllowed: false })

  const answers = new AnswerCache()
  const resumed = once(answers, 'resume')
  const listener = listenForChanges(answers, url)
  const app = buildApp({ ...testOptions, db, answers })
  await resumed
  const { call } = await givenStaff(app, 'owner')
  for (const [path, values, shown, says] of changes) {
    expect((await app.inject(shown)).body).not.toContain(says)
    await expect.poll(() => answers.find(shown)).toBeDefined()
    const told = once(answers, 'drop')
    const saved = await call('PUT', path, { ...(await call('GET', path)).json(), ...values })
    expect([path, saved.statusCode]).toEqual([path, 200])
    await told
    expect((await app.inject(shown)).body).toContain(says)
  }
  await listener.close()
  await app.close()
})
