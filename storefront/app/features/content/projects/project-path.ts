import { href } from 'react-router'

/** Returns the project's page; its slug is the same in every language. */
export function projectPath({ slug }: { slug: string }): string {
  return href('/our-projects/:projectId', { projectId: slug })
}

/** Returns the list with a category chosen; without one, the first is chosen. */
export function categoryPath(slug: string | undefined): string {
  return href('/our-projects') + (slug === undefined ? '' : `?category=${slug}`)
}
