import type { SvgIconComponent } from '@mui/icons-material'
import { reactAdminTexts } from '../language/t.ts'
import type { Tone } from '../theme/tokens.ts'

/** A row of the palette. */
export type Entry = {
  /** Unique among all rows. */
  id: string
  label: string
  detail?: string
  icon: SvgIconComponent
  /** Shown in place of the icon. */
  picture?: { id: string; width: number } | null
  chip?: { tone: Tone; label: string }
  /** Words at the right, such as `2 left`. */
  aside?: string
  /** What Enter does, in one word. */
  verb: string
  /** A path of the back office, an address of the shop, or an action without one. */
  opens: { path: string } | { shop: string } | { act: () => void }
  /** A record that is listed as recently opened; `label` only where it names no person. */
  remembered?: Recent
}

/** Nepali has another word for what is open, so this is not `t('Open')`. */
export const openVerb = reactAdminTexts?.action.open ?? 'Open'

/** A record as the browser keeps it. */
export type Recent = { resource: string; id: string; path: string; label?: string }

export type Group = { name: string; entries: Entry[] }
