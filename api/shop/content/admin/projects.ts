import { isDeepStrictEqual } from 'node:util'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { Project, ProjectDraft, ProjectRow, ProjectsQuery } from '#contract/admin/content/projects.ts'
import { NumberKey } from '#contract/admin/records.ts'
import { freeSlugIn } from '../../../platform/records/free-slug.ts'
import { recordKind } from '../../../platform/records/record-kind.ts'
import { lastPosition } from '../../../platform/records/reorder-records.ts'
import { sayingAny } from '../../../platform/records/conditions.ts'
import type { FinishedPlan } from '#domain/planner/finished-plan.ts'
import { isPlanName, planFrom, writePlan } from '#domain/planner/read-plan.ts'
import type { Db } from '../../../platform/db/client.ts'
import { projectPictures, projectProducts, projects as table } from '../../../platform/db/schema.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { subquery } from '../../../platform/media/picture-rows.ts'
import { onlyRow } from '../../../platform/db/only-row.ts'

const { id, slug, name, description, parentId, position, plans, translations } = table

const pictures = subquery<ProjectDraft['pictures']>(sql`
  select coalesce(jsonb_agg(jsonb_build_object('pictureId', ${projectPictures.pictureId}, 'alt', ${projectPictures.alt},
    'translations', ${projectPictures.translations}) order by ${projectPictures.position}), '[]')
  from ${projectPictures} where ${projectPictures.projectId} = ${id}`)

const productIds = subquery<number[]>(sql`
  select coalesce(jsonb_agg(${projectProducts.productId} order by ${projectProducts.position}, ${projectProducts.productId}), '[]')
  from ${projectProducts} where ${projectProducts.projectId} = ${id}`)

/** Project categories and their projects. */
export const projects = recordKind({
  name: 'project',
  path: '/projects',
  tags: ['Back office: content'],
  reads: 'content.read',
  writes: 'content.write',
  contract: { key: NumberKey, draft: ProjectDraft, record: Project, query: ProjectsQuery },
  inList: { omits: ['plans'], row: ProjectRow },
  table,
  id,
  order: { table, within: parentId },
  sorts: { position, name },
  refusals: {
    projects_slug_unique: ['name', 'Somebody has just added one of this name'],
    projects_parent_is_top_level: ['parentId', 'Must be a category, and one that has projects is below none itself'],
    project_pictures_picture_id_pictures_id_fk: ['pictures', 'One of the pictures is not in the library any more'],
    project_products_product_id_products_id_fk: ['productIds', 'One of the products is not there any more'],
    project_products_project_id_product_id_pk: ['productIds', 'Must name each product once'],
  },

  wanted: ({ q, ...query }) => {
    const isAsked = query.parentId === 0 ? isNull(parentId) : eq(parentId, query.parentId ?? 0)
    return and(sayingAny(q, name, description, translations), query.parentId === undefined ? undefined : isAsked)
  },

  rows: (db) =>
    db
      .select({ id, slug, name, description, parentId, position, plans, translations, pictures, productIds })
      .from(table),

  most: 100,

  async insert(tx, { pictures: drafts, productIds: shown, ...draft }) {
    const values = {
      ...withPlans(draft),
      slug: await freeSlugIn(tx, table, draft.name, 'project'),
      position: lastPosition(table),
    }
    const row = onlyRow(await tx.insert(table).values(values).returning({ id }))
    await writePictures(tx, row.id, drafts)
    await writeProducts(tx, row.id, shown)
    return row.id
  },

  async update(tx, projectId, { pictures: drafts, productIds: shown, ...draft }, before) {
    await tx.update(table).set(withPlans(draft)).where(eq(id, projectId))
    if (!isDeepStrictEqual(drafts, before.pictures)) {
      await tx.delete(projectPictures).where(eq(projectPictures.projectId, projectId))
      await writePictures(tx, projectId, drafts)
    }
    if (!isDeepStrictEqual(shown, before.productIds)) {
      await tx.delete(projectProducts).where(eq(projectProducts.projectId, projectId))
      await writeProducts(tx, projectId, shown)
    }
  },

  async remove(tx, projectId) {
    if ((await tx.$count(table, eq(parentId, projectId))) > 0) {
      throw new AppError('conflict', 'It has projects: move or remove those first.')
    }
    await tx.delete(table).where(eq(id, projectId))
  },
})

async function writePictures(tx: Db, projectId: number, drafts: ProjectDraft['pictures']) {
  const rows = drafts.map((picture, at) => ({ ...picture, projectId, position: at }))
  if (rows.length > 0) await tx.insert(projectPictures).values(rows)
}

async function writeProducts(tx: Db, projectId: number, shown: readonly number[]) {
  const rows = shown.map((productId, at) => ({ projectId, productId, position: at }))
  if (rows.length > 0) await tx.insert(projectProducts).values(rows)
}

/** A room with some thirty pieces. */
const MOST_LETTERS_OF_PLAN = 10_000

/** @throws AppError invalid_input: a plan with any fault is refused as a whole */
function withPlans<Draft extends { plans: FinishedPlan[] }>(draft: Draft): Draft {
  const read = draft.plans.map(({ plan, nepaliName }) => {
    const result = planFrom(plan)
    if ('problem' in result) throw refusedPlans(`has a plan with a problem: ${result.problem}`)
    if (writePlan(result.plan).length > MOST_LETTERS_OF_PLAN) throw refusedPlans('has a plan with too much in it')
    if (!isPlanName(nepaliName)) throw refusedPlans('has a plan with a Nepali name that is not allowed')
    return { plan: result.plan, nepaliName }
  })
  return { ...draft, plans: read }
}

function refusedPlans(reason: string): AppError {
  return new AppError('invalid_input', `The project ${reason}.`, { plans: `It ${reason}` })
}
