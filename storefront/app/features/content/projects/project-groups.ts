import type { Picture } from '#contract/common.ts'
import type { ShownProject } from './load-projects.ts'

/** A top-level category with its projects. */
export type ProjectGroup = { category: ShownProject; projects: ShownProject[] }

/** Index in the flat list. */
export function projectGroups(list: readonly ShownProject[]): ProjectGroup[] {
  return list
    .filter(({ parentId }) => parentId === undefined)
    .map((category) => ({ category, projects: list.filter(({ parentId }) => parentId?._id === category._id) }))
}

/** Returns the group in the address, or the first if it is missing or invalid; undefined if there are none. */
export function chosenGroup(groups: readonly ProjectGroup[], search: URLSearchParams): ProjectGroup | undefined {
  const slug = search.get('category')
  return groups.find(({ category }) => category.slug === slug) ?? groups[0]
}

/** Returns the banner: the first picture of any category, otherwise of any project; null for none. */
export function heroPicture(list: readonly ShownProject[]): Picture | null {
  const pictured = list.filter(({ pictures }) => pictures.length > 0)
  return (pictured.find(({ parentId }) => parentId === undefined) ?? pictured[0])?.pictures[0] ?? null
}
