import { asc, desc, eq, gt, inArray } from 'drizzle-orm'
import type { Db } from '#api/platform/db/client.ts'
import { categories, products, projects, variants } from '#api/platform/db/schema.ts'
import { furnitureKind } from '#domain/catalog/furniture-kind.ts'
import { defined } from '#domain/defined.ts'
import { pieceName } from '#domain/planner/piece-name.ts'
import type { PieceFacts, Table } from '#domain/planner/plan.ts'
import { manifest } from '../manifest.ts'
import { furnish } from './furnish.ts'
import { finishedRooms } from './rooms.ts'

const MM_PER_CM = 10

/** Gives each project its finished rooms. */
export async function insertProjectPlans(db: Db): Promise<void> {
  const facts = await readFacts(db)
  for (const [project, rooms] of Object.entries(finishedRooms)) {
    const plans = rooms.map((room) => ({
      plan: furnish(room, (slug) => defined(facts.get(slug), `a size of ${slug}`)),
      nepaliName: room.nepali,
    }))
    await db.update(projects).set({ plans }).where(eq(projects.slug, project))
  }
}

/** Reads what a plan keeps of each product in the size that its pictures and its model show, by slug; in stock if there is one. */
async function readFacts(db: Db): Promise<Map<string, PieceFacts>> {
  const sizes = new Map(
    manifest.products.map(({ slug, modelSizeCm: size }) => [slug, size && `${size.width}*${size.depth}`]),
  )
  const rows = await db
    .select({ product: products, variant: variants, category: categories.name })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(inArray(products.slug, [...sizes.keys()]))
    .orderBy(desc(gt(variants.stock, 0)), asc(variants.position))
  const facts = new Map<string, PieceFacts>()
  for (const { product, variant, category } of rows) {
    const { slug, name } = product
    const size = sizes.get(slug)
    const { widthCm: width, depthCm: depth, heightCm: height } = variant.widthCm === null ? product : variant
    if (facts.has(slug) || (size && variant.size !== size) || !width || !depth || !height) continue
    facts.set(slug, {
      name: pieceName(name, slug),
      kind: furnitureKind({ slug, subCatName: null, catName: category }),
      width: width * MM_PER_CM,
      depth: depth * MM_PER_CM,
      height: height * MM_PER_CM,
      own: false,
      productId: String(product.id),
      variantId: String(variant.id),
      ...(variant.widthCm === null && tableOf(product)),
    })
  }
  return facts
}

function tableOf({ tableWidthCm: width, tableDepthCm: depth }: typeof products.$inferSelect): { table?: Table } {
  return width === null || depth === null ? {} : { table: { width: width * MM_PER_CM, depth: depth * MM_PER_CM } }
}
