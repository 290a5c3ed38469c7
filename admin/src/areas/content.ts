import type { Area } from '../area.ts'

/** The menu's group “Content”, in its order. */
export const contentAreas: Area[] = []
