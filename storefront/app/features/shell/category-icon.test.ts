import { expect, test } from 'vitest'
import { categoryIcon } from './load-shell.ts'
import { drawerName } from './drawer-products.tsx'

test.each([
  ['Bedroom', 'bed'],
  ['Bedding items', 'pillow'],
  ['Living room', 'sofa'],
  ['Kitchen & dining', 'dining'],
  ['Office items', 'lamp'],
  ['Patio', 'tree'],
  ['Children', 'chair'],
  ['सुत्ने कोठा', 'bed'],
  ['ओछ्यानका सामान', 'pillow'],
  ['बैठक कोठा', 'sofa'],
  ['डाइनिङ', 'dining'],
  ['अफिसका सामान', 'lamp'],
  ['आउटडोर', 'tree'],
])('%s has the icon %s', (name, icon) => {
  expect(categoryIcon(name)).toBe(icon)
})

test('names in the drawer are upper case, with dashes and underscores as spaces', () => {
  expect(drawerName('bed-side_tables')).toBe('BED SIDE TABLES')
})
