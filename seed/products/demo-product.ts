/** One size and type of a product, in rupees, pieces and kilograms. */
export type DemoVariant = {
  size?: string
  type?: 'Normal' | 'Hydraulics'
  price: number
  oldPrice?: number
  stock: number
  weightKg: number
}

/** Product data besides the manifest of seed/art, which has name, category, size, colors and pictures. */
export type DemoProduct = {
  /** As in the manifest. */
  slug: string
  isLatest?: true
  isFeatured?: true
  salesCount: number
  /** Mean and number of its reviews. */
  reviews?: { mean: number; count: number }
  shortDescription: string
  description: string
  /** Three paragraphs: what it is, how it is made, what to know before buying. */
  detailedDescription: readonly [string, string, string]
  /** Set when the manifest lists more than is sold, or only the material of the first color. */
  material?: string
  assembly: string
  weightCapacityKg?: number
  /** Business days that making one takes once it is sold out. */
  madeInDays?: number
  warranty: string
  specialFeatures?: string
  /** Smallest first; lists show the price of the first one. */
  variants: readonly DemoVariant[]
}
