import { asc } from 'drizzle-orm'
import type { StoresReply } from '#contract/stores.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Answer } from '../../platform/cache/cached-answer.ts'
import type { Db } from '../../platform/db/client.ts'
import { stores } from '../../platform/db/schema.ts'
import { translated } from '../../platform/language/translated.ts'

export async function listStores(db: Db, language: Language): Promise<Answer<StoresReply>> {
  const rows = await readStores(db, language)
  const data = rows.map(({ services, ...store }) => ({
    ...store,
    services: services.split('\n').filter((line) => line.trim() !== ''),
  }))
  return { payload: { success: true, message: 'Stores found', data }, tags: ['stores'] }
}

function readStores(db: Db, language: Language) {
  const { slug, district, postalCode, phone, hours, mapUrl, latitude, longitude } = stores
  const say = (field: 'name' | 'streetAddress' | 'city' | 'services') =>
    translated(stores[field], stores.translations, field, language)
  const said = { name: say('name'), streetAddress: say('streetAddress'), city: say('city'), services: say('services') }
  return db
    .select({ slug, district, postalCode, phone, hours, mapUrl, latitude, longitude, ...said })
    .from(stores)
    .orderBy(asc(stores.position), asc(stores.id))
}
