import { asc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isId } from '#domain/id.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Db } from '../../platform/db/client.ts'
import { projectPictures, projectProducts, projects } from '../../platform/db/schema.ts'
import { translated } from '../../platform/language/translated.ts'
import { picturesJson } from '../../platform/media/picture-rows.ts'

/** Returns a project or project category by id or slug, or undefined. */
export async function findProjectRow(db: Db, idOrSlug: string, language: Language) {
  const parent = alias(projects, 'parent')
  const { id, slug, name, description, parentId, plans, translations } = projects
  const [row] = await db
    .select({
      id,
      slug,
      name: translated(name, translations, 'name', language),
      description: translated(description, translations, 'description', language),
      parentId,
      plans,
      parentName: translated(parent.name, parent.translations, 'name', language),
      pictures: picturesJson(projectPictures, eq(projectPictures.projectId, id), language),
    })
    .from(projects)
    .leftJoin(parent, eq(parent.id, parentId))
    .where(isId(idOrSlug) ? eq(id, Number(idOrSlug)) : eq(slug, idOrSlug))
  return row
}

/** Reads the products in the project's pictures, listed or not, in the order set by staff. */
export async function readLinkedProductIds(db: Db, projectId: number): Promise<number[]> {
  const rows = await db
    .select({ id: projectProducts.productId })
    .from(projectProducts)
    .where(eq(projectProducts.projectId, projectId))
    .orderBy(asc(projectProducts.position), asc(projectProducts.productId))
  return rows.map(({ id }) => id)
}
