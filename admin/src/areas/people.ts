import type { Area } from '../area.ts'

/** The menu's group “People”, in its order. */
export const peopleAreas: Area[] = []
