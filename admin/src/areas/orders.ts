import type { Area } from '../area.ts'

/** The menu's group “Orders”, in its order. */
export const orderAreas: Area[] = []
