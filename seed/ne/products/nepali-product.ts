/** The words of one demo product in Nepali; colours, finish and most materials are put together from parts.ts. */
export type NepaliProduct = {
  name: string
  shortDescription: string
  description: string
  /** Three paragraphs, as in English. */
  detailedDescription: readonly [string, string, string]
  /** Where the English product names its material itself. */
  material?: string
  assembly: string
  warranty: string
  specialFeatures?: string
}
