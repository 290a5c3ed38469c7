import type { ProjectReply } from '#contract/content.ts'
import type { Language } from '#domain/language/languages.ts'
import { planIn, plannedProductIds, plannedVariantIds, planPrice } from '#domain/planner/finished-plan.ts'
import type { Answer } from '../../platform/cache/cached-answer.ts'
import { asCard } from '../catalog/present-product.ts'
import { readCardRows, readListedOf } from '../catalog/product-queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { largestUrl } from '../../platform/media/picture-rows.ts'
import { readPlannedPrices } from '../planner/planned-queries.ts'
import { findProjectRow, readLinkedProductIds } from './project-queries.ts'
import { say } from '../../platform/language/sentence.ts'

/**
 * Returns a project with the cards of its products; unlisted products are absent.
 *
 * @throws AppError not_found when no project has this id or slug
 */
export async function findProject(db: Db, idOrSlug: string, language: Language): Promise<Answer<ProjectReply>> {
  const row = await findProjectRow(db, idOrSlug, language)
  if (!row) throw new AppError('not_found', say('projects.not-found'))
  const { id, parentId, parentName, plans, ...project } = row
  const linked = await readLinkedProductIds(db, id)
  const drawn = plans.map(({ plan }) => plan)
  const named = [...new Set([...linked, ...plannedProductIds(drawn)])]
  const planned = plannedVariantIds(drawn)
  const prices = planned.length === 0 ? new Map<number, number>() : await readPlannedPrices(db, planned)
  const listed = await readCardRows(db, await readListedOf(db, named), language)
  const cards = listed.map(asCard)
  const byId = new Map(cards.map((card) => [card._id, card]))
  const names = new Map(cards.map((card) => [card._id, card.name]))
  return {
    payload: {
      success: true,
      message: 'Project found',
      data: {
        _id: String(id),
        ...project,
        ...(parentId !== null && parentName !== null && { parentId: { _id: String(parentId), name: parentName } }),
        images: project.pictures.map(largestUrl),
        products: linked.flatMap((linkedId) => byId.get(String(linkedId)) ?? []),
        plans: plans.map((finished) => planIn(finished, language, names)),
        planPrices: drawn.map((plan) => planPrice(plan, prices)),
      },
    },
    // Includes unlisted products, because they may be listed again.
    tags: ['projects', 'categories', ...named.map((productId) => `product:${productId}`)],
  }
}
