import { MAX_INTEGER, RowId, WholeNumber } from '#contract/common.ts'
import { z } from 'zod'
import { altTexts, PictureId } from '#contract/admin/content/parts.ts'
import { orderedQuery, recordOf } from '#contract/admin/records.ts'
import { blankOr, line, lines, translationsOf } from '#contract/admin/texts.ts'
import { Plan } from '#contract/planner.ts'
import { MAX_NAME_LENGTH } from '#domain/planner/plan.ts'
import { MOST_FINISHED_PLANS } from '#domain/planner/finished-plan.ts'

const MAX_PICTURES = 30
const MAX_PRODUCTS = 50

const texts = { name: line(120), description: lines(3_000) }

/** A category of projects, or a project in one. */
export const ProjectDraft = z.object({
  name: texts.name,
  description: blankOr(texts.description),
  /** The category of a project; null for a category. */
  parentId: RowId.nullable(),
  pictures: z
    .array(z.object({ pictureId: PictureId, ...altTexts, translations: translationsOf(altTexts) }))
    .max(MAX_PICTURES),
  /** Products shown in its pictures, in order. */
  productIds: z.array(RowId).max(MAX_PRODUCTS),
  /** Finished rooms, shown below the pictures. A plan has its English name in itself. */
  plans: z.array(z.object({ plan: Plan, nepaliName: blankOr(line(MAX_NAME_LENGTH)) })).max(MOST_FINISHED_PLANS),
  translations: translationsOf(texts),
})
export type ProjectDraft = z.output<typeof ProjectDraft>

export const Project = recordOf(z.int(), ProjectDraft, {
  /** Used in URLs; never changes, so that links stay valid. */
  slug: z.string(),
  position: z.int(),
})
export type Project = z.input<typeof Project>
/** A project in the list, without its plans: those of all projects would be some megabytes. */
export const ProjectRow = Project.omit({ plans: true })
export type ProjectRow = z.input<typeof ProjectRow>
export const ProjectsQuery = orderedQuery(
  {
    /** Projects of this category; 0 lists the categories. */
    parentId: WholeNumber(0, MAX_INTEGER).optional(),
  },
  ['name'],
)
