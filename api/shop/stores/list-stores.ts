import { asc, eq, sql } from 'drizzle-orm'
import type { Picture } from '#contract/common.ts'
import type { StoresReply } from '#contract/stores.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Answer } from '../../platform/cache/cached-answer.ts'
import type { Db } from '../../platform/db/client.ts'
import { pictures, stores } from '../../platform/db/schema.ts'
import { pictureJson } from '../../platform/media/picture-rows.ts'
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
    .select({
      slug,
      district,
      postalCode,
      phone,
      hours,
      mapUrl,
      latitude,
      longitude,
      ...said,
      picture: sql<Picture | null>`case when ${pictures.id} is not null then ${pictureJson(said.name)} end`,
    })
    .from(stores)
    .leftJoin(pictures, eq(pictures.id, stores.pictureId))
    .orderBy(asc(stores.position), asc(stores.id))
}
