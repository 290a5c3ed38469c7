import type { Translations } from '../language/languages.ts'

/** Colors that one product comes in at most. */
export const MAX_COLORS = 20
export const MAX_COLOR_NAME_LENGTH = 40

/** How a swatch is written: `#2f5d46`. */
export const SWATCH_PATTERN = /^#[0-9a-f]{6}$/

/** The copy of a color that a cart line, an order line or a request keeps. */
export type KeptColor = { slug: string; name: string; swatch: string; translations: Translations<'name'> }

/** What was chosen of a product, as it was sold. */
export type BoughtChoice = { color: KeptColor | null; size: string | null; type: string | null }
