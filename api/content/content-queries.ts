import { asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Picture } from '#contract/common.ts'
import { pictureJson, picturesJson, subquery } from '../media/picture-rows.ts'
import type { Db } from '../db/client.ts'
import { bannerImages, banners, clients, hoardings, pictures, projectPictures, projects } from '../db/schema.ts'

/** `isActive` undefined: both kinds. */
export function readHoardings(db: Db, isActive: boolean | undefined, limit: number) {
  return db
    .select({ id: hoardings.id, description: hoardings.description, isActive: hoardings.isActive })
    .from(hoardings)
    .where(isActive === undefined ? undefined : eq(hoardings.isActive, isActive))
    .orderBy(asc(hoardings.position), asc(hoardings.id))
    .limit(limit)
}

export function readBanners(db: Db, isActive: boolean | undefined, limit: number) {
  const { id, title, linkLabel, linkCategoryId } = banners
  const images = sql`
    select coalesce(jsonb_agg(jsonb_build_object(
      'descriptions', ${bannerImages.descriptions}, 'leftLuminance', ${pictures.leftLuminance},
      'picture', ${pictureJson(bannerImages.alt)}) order by ${bannerImages.position}), '[]')
    from ${bannerImages} join ${pictures} on ${pictures.id} = ${bannerImages.pictureId}
    where ${bannerImages.bannerId} = ${id}`
  return db
    .select({
      id,
      title,
      isActive: banners.isActive,
      linkLabel,
      linkCategoryId,
      images: subquery<BannerImage[]>(images),
    })
    .from(banners)
    .where(isActive === undefined ? undefined : eq(banners.isActive, isActive))
    .orderBy(asc(banners.position), asc(id))
    .limit(limit)
}

type BannerImage = { descriptions: string[]; leftLuminance: number; picture: Picture }

/** Categories of projects first, then the projects below them. */
export function readProjects(db: Db, limit: number) {
  const parent = alias(projects, 'parent')
  const { id, slug, name, description, parentId } = projects
  const images = picturesJson(projectPictures, eq(projectPictures.projectId, id))
  return db
    .select({ id, slug, name, description, parentId, parentName: parent.name, pictures: images })
    .from(projects)
    .leftJoin(parent, eq(parent.id, parentId))
    .orderBy(asc(projects.level), asc(parent.position), asc(projects.position), asc(id))
    .limit(limit)
}

export function readClients(db: Db, limit: number) {
  return db
    .select({
      id: clients.id,
      name: clients.name,
      picture: sql<Picture | null>`case when ${pictures.id} is not null then ${pictureJson(clients.name)} end`,
    })
    .from(clients)
    .leftJoin(pictures, eq(pictures.id, clients.logoPictureId))
    .orderBy(asc(clients.position), asc(clients.id))
    .limit(limit)
}
