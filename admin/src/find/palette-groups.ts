import type { Found } from '#contract/admin/find.ts'
import { t } from '../language/t.ts'
import type { Entry, Group } from './entry.ts'
import { foundGroups, productActions } from './found-entries.ts'
import type { PartProps } from './part.ts'
import { actionEntries, pageEntries } from './own-entries.ts'

/** What starts with this shows actions only. */
const ACTIONS_ONLY = '>'

/** Separates the sign for actions from what is searched for. */
export function readInput(typed: string): { text: string; isActions: boolean } {
  const isActions = typed.trimStart().startsWith(ACTIONS_ONLY)
  return { text: (isActions ? typed.trimStart().slice(1) : typed).trim(), isActions }
}

type Known = PartProps & { found: Found | undefined; recent: readonly Entry[]; permissions: readonly string[] }

/** The rows for a typed text: records, then pages, then actions; before anything is typed, what was opened last. */
export function paletteGroups(typed: string, { found, recent, permissions, areas, show }: Known): Group[] {
  const { text, isActions } = readInput(typed)
  const actions = {
    name: t('Actions'),
    entries: [
      ...(found ? productActions(found, permissions) : []),
      ...actionEntries(text, permissions, { areas, show }),
    ],
  }
  const pages = { name: t('Pages'), entries: pageEntries(text, permissions, areas) }
  return groupsOf().filter(({ entries }) => entries.length > 0)

  function groupsOf(): Group[] {
    if (isActions) return [actions]
    if (text === '') return [{ name: t('Recently opened'), entries: [...recent] }, pages]
    const records = found ? foundGroups(found, areas) : []
    const isPageNamed = pages.entries[0]?.label.toLowerCase() === text.toLowerCase()
    return isPageNamed ? [pages, ...records, actions] : [...records, pages, actions]
  }
}
