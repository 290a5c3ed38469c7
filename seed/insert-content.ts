import type { Db } from '#api/platform/db/client.ts'
import { stores } from '#api/platform/db/schema.ts'
import {
  bannerImages,
  banners,
  clients,
  hoardings,
  projectPictures,
  projects,
} from '#api/platform/db/schema/content.ts'
import { topCategories } from './categories.ts'
import { demoBanners, demoHoardings } from './content.ts'
import { idOf } from './insert-catalog.ts'
import { type DemoImage, pictureRows } from './insert-pictures.ts'
import { manifest } from './manifest.ts'
import { categoriesInNepali } from './ne/categories.ts'
import { bannersInNepali, clientsInNepali, hoardingsInNepali, sectorsInNepali } from './ne/content.ts'
import { projectsInNepali } from './ne/projects.ts'
import { wordIn } from './ne/translate-product.ts'
import { demoPicture } from './pictures.ts'
import { insertProjectPlans } from './project-plans/insert-plans.ts'
import { insertProjectProducts } from './project-products.ts'
import { demoStores, storePictures } from './stores.ts'

/** Inserts offers, banners, projects, clients and showrooms. */
export async function insertContent(db: Db, categoryIds: ReadonlyMap<string, number>): Promise<void> {
  await db.insert(hoardings).values(
    demoHoardings.map((hoarding, position) => {
      return {
        ...hoarding,
        position,
        translations: { ne: { description: wordIn(hoardingsInNepali, hoarding.description) } },
      }
    }),
  )
  await insertBanners(db, categoryIds)
  await insertProjects(db)
  await insertProjectProducts(db)
  await insertProjectPlans(db)
  await db.insert(stores).values(
    demoStores.map((store, position) => ({
      ...store,
      position,
      pictureId: demoPicture(storePictures[position]!).id,
    })),
  )
  await db.insert(clients).values(
    manifest.clients.map(({ slug, name, sector, logo }, position) => {
      const nepali = { name: wordIn(clientsInNepali, slug), sector: wordIn(sectorsInNepali, sector) }
      return { slug, name, sector, logoPictureId: demoPicture(logo).id, position, translations: { ne: nepali } }
    }),
  )
}

async function insertBanners(db: Db, categoryIds: ReadonlyMap<string, number>) {
  for (const [position, { file, alt, category }] of manifest.banners.entries()) {
    const [words, nepali] = [demoBanners[position], bannersInNepali[position]]
    if (!words || !nepali) throw new RangeError(`content.ts has no words for ${file}`)
    const { title, linkLabel, descriptions } = words
    const [banner] = await db
      .insert(banners)
      .values({
        title,
        position,
        linkLabel,
        linkCategoryId: idOf(categoryIds, category),
        translations: { ne: { title: nepali.title, linkLabel: nepali.linkLabel } },
      })
      .returning({ bannerId: banners.id })
    const [image] = pictureRows({ ...banner!, descriptions }, [{ file, alt, nepali: nepali.alt }])
    const translations = { ne: { alt: nepali.alt, descriptions: nepali.descriptions.join('\n') } }
    await db.insert(bannerImages).values({ ...image!, translations })
  }
}

/** Inserts the projects, under a project category per product category that has any. */
async function insertProjects(db: Db) {
  const parentRows = Object.entries(topCategories).flatMap(([category, { name }], position) => {
    const has = manifest.projects.some((project) => project.category === category)
    const translations = { ne: { name: wordIn(categoriesInNepali, category).name } }
    return has ? [{ slug: category, name, position, translations }] : []
  })
  const parents = await db.insert(projects).values(parentRows).returning({ slug: projects.slug, id: projects.id })
  const parentIds = new Map(parents.map(({ slug, id }) => [slug, id]))
  const rows = manifest.projects.map(({ slug, name, description, category }, position) => {
    const { alts: _, ...nepali } = wordIn(projectsInNepali, slug)
    return { slug, name, description, parentId: idOf(parentIds, category), position, translations: { ne: nepali } }
  })
  const inserted = await db.insert(projects).values(rows).returning({ slug: projects.slug, id: projects.id })
  const ids = new Map(inserted.map(({ slug, id }) => [slug, id]))
  await db
    .insert(projectPictures)
    .values(
      manifest.projects.flatMap(({ slug, images }) =>
        pictureRows({ projectId: idOf(ids, slug) }, inNepali(slug, images)),
      ),
    )
}

function inNepali(slug: string, images: readonly { file: string; alt: string }[]): DemoImage[] {
  const { alts } = wordIn(projectsInNepali, slug)
  return images.map(({ file, alt }, index) => ({ file, alt, nepali: alts[index] ?? '' }))
}
