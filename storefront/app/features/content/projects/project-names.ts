import { href } from 'react-router'

/** Returns the project's page; its slug is the same in every language. */
export function projectPath({ slug }: { slug: string }): string {
  return href('/our-projects/:projectId', { projectId: slug })
}

/** Returns the list with a category chosen; without one, the first is chosen. */
export function categoryPath(slug: string | undefined): string {
  return href('/our-projects') + (slug === undefined ? '' : `?category=${slug}`)
}

/** Splits `Family apartment, Sanepa` into title and place; a name without a comma has no place. */
export function splitName(name: string): { title: string; place: string } {
  const comma = name.lastIndexOf(',')
  if (comma < 1) return { title: name, place: '' }
  return { title: name.slice(0, comma), place: name.slice(comma + 1).trim() }
}
