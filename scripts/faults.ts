import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { accounts } from './faults/accounts.ts'
import { browsing } from './faults/browsing.ts'
import { buying } from './faults/buying.ts'
import type { Fault } from './faults/fault.ts'
import { shellAndContent } from './faults/shell-and-content.ts'
import { staffAndPermissions } from './faults/staff-and-permissions.ts'

/** Forty mistakes that the tests must notice, whatever level they are written at: scripts/plant-faults.ts plants them. */
export const faults: readonly Fault[] = [
  ...browsing,
  ...buying,
  ...accounts,
  ...shellAndContent,
  ...staffAndPermissions,
]

/** What keeps a fault from being planted and tested; empty when nothing does. */
export function problemsOf({ file, find, replace, tests }: Fault, root: string): string[] {
  const missing = [file, ...tests].filter((path) => !existsSync(join(root, path)))
  const count = missing.includes(file) ? 1 : readFileSync(join(root, file), 'utf8').split(find).length - 1
  return [
    ...missing.map((path) => `${path} does not exist`),
    ...(tests.length === 0 ? ['no test is named'] : []),
    ...(count === 1 ? [] : [`${file} contains ${JSON.stringify(find)} ${count} times`]),
    ...(find === replace ? ['it changes nothing'] : []),
  ]
}
