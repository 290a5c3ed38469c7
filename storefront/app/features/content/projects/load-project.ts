import { data } from 'react-router'
import type { ProjectDetails } from '#contract/content.ts'
import type { Api } from '../../../api.ts'
import { shownProduct } from '../../catalog/card/as-shown.ts'
import type { ShownProduct } from '../../catalog/card/shown-product.ts'
import { type DrawnPlan, drawPlan } from './draw-plan.ts'
import { nothing, shownProject, type ShownProject } from './load-projects.ts'

const MOST_OTHERS = 3

export type LoadedProject = {
  project: ShownProject
  category: NonNullable<ProjectDetails['parentId']> & { slug: string | undefined }
  products: ShownProduct[]
  plans: DrawnPlan[]
  /** Projects of the same category. */
  others: ShownProject[]
}

/**
 * Loads a project with its products and similar projects. The similar projects are empty if they fail to load.
 *
 * @throws `data(…, { status })`: 404 for a name that no project has, else the API's own refusal
 */
export async function loadProject(api: Api, idOrSlug: string): Promise<LoadedProject> {
  const [found, all] = await Promise.all([api.project(idOrSlug), api.projects().catch(nothing)])
  const { parentId } = found
  // A category of projects is a tab of the list, not a page.
  if (!parentId) throw data(null, { status: 404 })
  const others = all?.filter((other) => other.parentId?._id === parentId._id && other._id !== found._id) ?? []
  return {
    project: shownProject(found),
    category: { ...parentId, slug: all?.find(({ _id }) => _id === parentId._id)?.slug },
    products: found.products.map((card) => shownProduct(card)),
    plans: await Promise.all(found.plans.map((plan, at) => drawPlan(plan, found._id, found.planPrices[at] ?? null))),
    others: others.slice(0, MOST_OTHERS).map(shownProject),
  }
}
