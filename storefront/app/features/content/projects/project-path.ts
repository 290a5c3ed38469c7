import { href } from 'react-router'

/** Its own page; the slug stays the same in every language. */
export function projectPath({ slug }: { slug: string }): string {
  return href('/our-projects/:projectId', { projectId: slug })
}

/** The list with a category chosen; the first one is chosen by itself. */
export function categoryPath(slug: string | undefined): string {
  return href('/our-projects') + (slug === undefined ? '' : `?category=${slug}`)
}
