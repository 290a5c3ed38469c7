import type { Area } from '../area.ts'
import type { Part } from './shown.ts'

/**
 * What parts that are loaded later get from the first script. If they imported the table of areas, the bundler would cut
 * the first script into many files.
 */
export type PartProps = {
  areas: readonly Area[]
  /** Opens another part in place of this one, or closes it. */
  show: (part: Part | undefined) => void
}

export function mayRead(area: Area | undefined, permissions: readonly string[]): boolean {
  return area !== undefined && permissions.includes(area.read)
}

/** Whether there is a form for new records that staff with these permissions may use. */
export function mayCreate(area: Area | undefined, permissions: readonly string[]): boolean {
  return area?.create !== undefined && area.write !== undefined && permissions.includes(area.write)
}
