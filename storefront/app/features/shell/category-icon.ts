import type { IconName } from '../../ui/icon-paths.ts'

/** The first whose word stands in the name; 'bedding' before 'bed', which it contains. */
const iconOfWord: [RegExp, IconName][] = [
  [/bedding/i, 'pillow'],
  [/bed/i, 'bed'],
  [/living|sofa/i, 'sofa'],
  [/dining|kitchen/i, 'dining'],
  [/office/i, 'lamp'],
  [/outdoor|patio/i, 'tree'],
]

export function categoryIcon(name: string): IconName {
  return iconOfWord.find(([word]) => word.test(name))?.[1] ?? 'chair'
}
