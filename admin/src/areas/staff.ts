import type { Area } from '../area.ts'

/** The menu's group “Staff”, in its order. */
export const staffAreas: Area[] = []
