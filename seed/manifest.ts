import manifestFile from './art/manifest.json' with { type: 'json' }

type ManifestPicture = { file: string; alt: string }

export type ManifestProduct = {
  slug: string
  name: string
  category: string
  subcategory: string
  dimensionsCm: { width: number; depth: number; height: number }
  /** The table alone, of a set whose dimensions count its chairs pulled out. */
  tableCm?: { width: number; depth: number }
  materials: string[]
  colours: string[]
  finish: string
  images: ManifestPicture[]
  model: string
  modelBoundsCm: { width: number; depth: number; height: number }
  /** Mattress size that the model shows, when the product comes in several. */
  modelSizeCm?: { width: number; depth: number }
  /** Set when the product comes in several sizes; `overallCm` is the furniture around a mattress of that size. */
  sizes?: {
    mattressCm: { width: number; depth: number }
    overallCm?: { width: number; depth: number; height: number }
  }[]
}

export type Manifest = {
  categories: { slug: string; image: string; subcategories: { slug: string; name: string }[] }[]
  products: ManifestProduct[]
  banners: { file: string; alt: string; category: string }[]
  projects: { slug: string; name: string; category: string; description: string; images: ManifestPicture[] }[]
  clients: { slug: string; name: string; sector: string; logo: string }[]
}

/** Index of the pictures in seed/art. */
export const manifest: Manifest = manifestFile
