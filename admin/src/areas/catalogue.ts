import type { Area } from '../area.ts'

/** The menu's group “Catalogue”, in its order. */
export const catalogueAreas: Area[] = []
