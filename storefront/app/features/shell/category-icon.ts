import type { IconName } from '../../ui/icon-paths.ts'

/** The first word found in the name decides; 'bedding' comes before 'bed', which it contains. */
const iconOfWord: [RegExp, IconName][] = [
  [/bedding|ओछ्यान/i, 'pillow'],
  [/bed|पलङ|सुत्ने/i, 'bed'],
  [/living|sofa|बैठक|सोफा/i, 'sofa'],
  [/dining|kitchen|डाइनिङ|भान्सा/i, 'dining'],
  [/office|अफिस/i, 'lamp'],
  [/outdoor|patio|आउटडोर|आँगन/i, 'tree'],
]

export function categoryIcon(name: string): IconName {
  return iconOfWord.find(([word]) => word.test(name))?.[1] ?? 'chair'
}
