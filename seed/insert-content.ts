import type { Db } from '#api/db/client.ts'
import { bannerImages, banners, clients, hoardings, projectPictures, projects } from '#api/db/schema/content.ts'
import { topCategories } from './categories.ts'
import { demoBanners, demoHoardings } from './content.ts'
import { idOf } from './insert-catalogue.ts'
import { pictureRows } from './insert-pictures.ts'
import { manifest } from './manifest.ts'
import { demoPicture } from './pictures.ts'

/** Offers, banners, projects and clients. */
export async function insertContent(db: Db, categoryIds: ReadonlyMap<string, number>): Promise<void> {
  await db.insert(hoardings).values(demoHoardings.map((hoarding, position) => ({ ...hoarding, position })))
  await insertBanners(db, categoryIds)
  await insertProjects(db)
  await db.insert(clients).values(
    manifest.clients.map(({ slug, name, sector, logo }, position) => {
      return { slug, name, sector, logoPictureId: demoPicture(logo).id, position }
    }),
  )
}

async function insertBanners(db: Db, categoryIds: ReadonlyMap<string, number>) {
  for (const [position, { file, alt, category }] of manifest.banners.entries()) {
    const words = demoBanners[position]
    if (!words) throw new RangeError(`content.ts has no words for ${file}`)
    const { title, linkLabel, descriptions } = words
    const [banner] = await db
      .insert(banners)
      .values({ title, position, linkLabel, linkCategoryId: idOf(categoryIds, category) })
      .returning({ bannerId: banners.id })
    await db.insert(bannerImages).values(pictureRows({ ...banner!, descriptions }, [{ file, alt }]))
  }
}

/** A parent for each category that has projects, named as the category is. */
async function insertProjects(db: Db) {
  const parentRows = Object.entries(topCategories).flatMap(([category, { name }], position) => {
    const has = manifest.projects.some((project) => project.category === category)
    return has ? [{ slug: category, name, position }] : []
  })
  const parents = await db.insert(projects).values(parentRows).returning({ slug: projects.slug, id: projects.id })
  const parentIds = new Map(parents.map(({ slug, id }) => [slug, id]))
  const rows = manifest.projects.map(({ slug, name, description, category }, position) => {
    return { slug, name, description, parentId: idOf(parentIds, category), position }
  })
  const inserted = await db.insert(projects).values(rows).returning({ slug: projects.slug, id: projects.id })
  const ids = new Map(inserted.map(({ slug, id }) => [slug, id]))
  await db
    .insert(projectPictures)
    .values(manifest.projects.flatMap(({ slug, images }) => pictureRows({ projectId: idOf(ids, slug) }, images)))
}
