/** One size and type of a product. Rupees, pieces, kilograms. */
export type DemoVariant = {
  size?: string
  type?: 'Normal' | 'Hydraulics'
  price: number
  oldPrice?: number
  stock: number
  weightKg: number
}

/** What the manifest of seed/art does not say about a product; it holds name, category, size, colours and pictures. */
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
  /** Where the manifest lists more than is sold. */
  material?: string
  assembly: string
  weightCapacityKg?: number
  warranty: string
  specialFeatures?: string
  /** Smallest first: the first one's price is the one that lists show. */
  variants: readonly DemoVariant[]
}
