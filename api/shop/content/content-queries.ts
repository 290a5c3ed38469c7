import { asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Picture } from '#contract/common.ts'
import type { Language } from '#domain/language/languages.ts'
import { translated, translation } from '../../platform/language/translated.ts'
import { pictureJson, picturesJson, subquery } from '../../platform/media/picture-rows.ts'
import type { Db } from '../../platform/db/client.ts'
import {
  bannerImages,
  banners,
  clients,
  hoardings,
  pictures,
  projectPictures,
  projects,
} from '../../platform/db/schema.ts'

/** Without `isActive`, active and inactive rows both match. */
export type Wanted = { isActive?: boolean | undefined; limit: number }

export function readHoardings(db: Db, { isActive, limit }: Wanted, language: Language) {
  const { id, description, translations } = hoardings
  return db
    .select({
      id,
      description: translated(description, translations, 'description', language),
      isActive: hoardings.isActive,
    })
    .from(hoardings)
    .where(isActive === undefined ? undefined : eq(hoardings.isActive, isActive))
    .orderBy(asc(hoardings.position), asc(id))
    .limit(limit)
}

export function readBanners(db: Db, { isActive, limit }: Wanted, language: Language) {
  const { id, title, linkLabel, linkCategoryId, translations } = banners
  const alt = translated(bannerImages.alt, bannerImages.translations, 'alt', language)
  const images = sql`
    select coalesce(jsonb_agg(jsonb_build_object(
      'descriptions', ${bannerLines(language)}, 'leftLuminance', ${pictures.leftLuminance},
      'picture', ${pictureJson(alt)}) order by ${bannerImages.position}), '[]')
    from ${bannerImages} join ${pictures} on ${pictures.id} = ${bannerImages.pictureId}
    where ${bannerImages.bannerId} = ${id}`
  return db
    .select({
      id,
      title: translated(title, translations, 'title', language),
      isActive: banners.isActive,
      linkLabel: translated(linkLabel, translations, 'linkLabel', language),
      linkCategoryId,
      images: subquery<BannerImage[]>(images),
    })
    .from(banners)
    .where(isActive === undefined ? undefined : eq(banners.isActive, isActive))
    .orderBy(asc(banners.position), asc(id))
    .limit(limit)
}

/** Returns the SQL for a picture's lines; translations are one text with a line each. */
function bannerLines(language: Language) {
  const { descriptions, translations } = bannerImages
  if (language === 'en') return sql`${descriptions}`
  return sql`coalesce(string_to_array(${translation(translations, 'descriptions', language)}, E'\\n'), ${descriptions})`
}

type BannerImage = { descriptions: string[]; leftLuminance: number; picture: Picture }

/** Reads project categories first, then their projects. */
export function readProjects(db: Db, limit: number, language: Language) {
  const parent = alias(projects, 'parent')
  const { id, slug, name, description, parentId, translations } = projects
  return db
    .select({
      id,
      slug,
      name: translated(name, translations, 'name', language),
      description: translated(description, translations, 'description', language),
      parentId,
      parentName: sql<string | null>`${translated(parent.name, parent.translations, 'name', language)}`,
      pictures: picturesJson(projectPictures, eq(projectPictures.projectId, id), language),
    })
    .from(projects)
    .leftJoin(parent, eq(parent.id, parentId))
    .orderBy(asc(projects.level), asc(parent.position), asc(projects.position), asc(id))
    .limit(limit)
}

export function readClients(db: Db, limit: number, language: Language) {
  const name = translated(clients.name, clients.translations, 'name', language)
  return db
    .select({
      id: clients.id,
      name,
      picture: sql<Picture | null>`case when ${pictures.id} is not null then ${pictureJson(name)} end`,
    })
    .from(clients)
    .leftJoin(pictures, eq(pictures.id, clients.logoPictureId))
    .orderBy(asc(clients.position), asc(clients.id))
    .limit(limit)
}
