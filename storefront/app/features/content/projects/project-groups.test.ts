import { expect, test } from 'vitest'
import type { ShownProject } from './load-projects.ts'
import { chosenGroup, projectGroups } from './project-groups.ts'

const entry = (slug: string, parent?: string): ShownProject => ({
  _id: `id-${slug}`,
  slug,
  name: slug,
  description: '',
  pictures: [],
  ...(parent !== undefined && { parentId: { _id: `id-${parent}`, name: parent } }),
})
const groups = projectGroups([entry('bedroom'), entry('office'), entry('a', 'office'), entry('b', 'office')])
const slugOf = (search: string) => chosenGroup(groups, new URLSearchParams(search))?.category.slug

test('each category has its own projects in order; an empty one has none', () => {
  expect(groups.map(({ category, projects }) => [category.slug, projects.map(({ slug }) => slug)])).toEqual([
    ['bedroom', []],
    ['office', ['a', 'b']],
  ])
})

test('the first category is chosen unless the address names another existing one', () => {
  expect([slugOf(''), slugOf('category=office'), slugOf('category=kitchen')]).toEqual(['bedroom', 'office', 'bedroom'])
  expect(chosenGroup([], new URLSearchParams())).toBeUndefined()
})
