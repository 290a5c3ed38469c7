import type { FurnitureKind } from './furniture-kinds.ts'

const words: readonly (readonly [kind: FurnitureKind, word: RegExp])[] = [
  // Neither has an outline of its own.
  ['box', /hanging|swing|jhula|umbrella|sofa-set|झुला/],
  ['bunk-bed', /bunk/],
  ['four-poster', /four-poster/],
  ['drawers', /bedside|nightstand|pedestal|cabinet|dresser|drawer|sideboard|tv[- ]unit|सिरान|ड्रेसर|क्याबिनेट|टिभी/],
  ['shelf', /shel[fv]|पुस्तक/],
  ['wardrobe', /wardrobe|closet|almirah|दराज/],
  ['mattress', /mattress|म्याट्रेस/],
  ['box', /bedding|pillow|cushion|duvet|quilt|pouffe|तकिया|सिरक|कुसन|ओछ्यान/],
  ['lamp', /lamp|बत्ती/],
  ['dining-set', /(dining|bistro|patio)[- ]sets?|dining table|डाइनिङ सेट/],
  ['lounger', /lounger/],
  ['bench', /bench|बेन्च/],
  ['corner-sofa', /l-shaped|corner-sofa|sectional/],
  ['armchair', /armchair|recliner|adirondack/],
  ['sofa', /sofa|couch|loveseat|settee|सोफा/],
  ['office-chair', /mesh-chair|leather-chair|swivel|office chair|अफिस/],
  ['chair', /chair|कुर्सी/],
  ['table', /standing-desk/],
  ['desk', /desk|डेस्क/],
  ['table', /table|टेबल/],
  ['bed', /bed|पलङ/],
]

type Named = { slug: string; subCatName: string | null; catName: string }

/**
 * Returns the kind of a product: by its slug, which is in English, or else by its category. The first word found
 * decides.
 */
export function furnitureKind({ slug, subCatName, catName }: Named): FurnitureKind {
  return kindIn(slug) ?? kindIn(subCatName ?? catName) ?? 'box'
}

function kindIn(name: string): FurnitureKind | undefined {
  return words.find(([, word]) => word.test(name.toLowerCase()))?.[0]
}

const SET = /\bsets?\b|सेट/

/** Whether it is a set, such as a table and its chairs: its size is that of the group, which nobody moves as one piece. */
export function isSet({ slug, subCatName, catName }: Named): boolean {
  return SET.test(slug.toLowerCase()) || SET.test((subCatName ?? catName).toLowerCase())
}

const lainOn = new Set<FurnitureKind>(['bed', 'bunk-bed', 'four-poster', 'mattress'])

/** Whether people lie along such furniture: some languages call its depth the length. */
export function isLainOn(kind: FurnitureKind): boolean {
  return lainOn.has(kind)
}
