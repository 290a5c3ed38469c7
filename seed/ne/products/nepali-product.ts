/** Nepali texts of one demo product; colors, finish and most materials are composed from parts.ts. */
export type NepaliProduct = {
  name: string
  shortDescription: string
  description: string
  /** Three paragraphs, as in English. */
  detailedDescription: readonly [string, string, string]
  /** Set when the English product has its own material text. */
  material?: string
  assembly: string
  warranty: string
  specialFeatures?: string
}
