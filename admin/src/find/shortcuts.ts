import type { NavigateFunction } from 'react-router-dom'
import type { Area } from '../area.ts'
import { t } from '../language/t.ts'
import { currentStaff } from '../session/staff-session.ts'
import { mayCreate, mayRead, type PartProps } from './part.ts'

type Office = PartProps & { navigate: NavigateFunction }

/** A key, or two one after the other, and what it does. */
export type Shortcut = { keys: readonly string[]; label: string } & (
  | { area: string }
  | { act: (office: Office) => void }
)

/** The second key is awaited so long. */
const SECOND_KEY_MS = 1_500

/** Every shortcut by its group: the keys and the help sheet read this table. */
const table: readonly [group: string, shortcuts: readonly Shortcut[]][] = [
  [t('Anywhere'), [{ keys: ['?'], label: t('Show keyboard shortcuts'), act: ({ show }) => show('shortcuts') }]],
  [
    t('On a page'),
    [
      { keys: ['/'], label: t('Search this list'), act: () => focusSearch() },
      { keys: ['n'], label: t('New record'), act: openNew },
    ],
  ],
  [
    t('Go to'),
    [
      { keys: ['g', 'h'], label: t('Dashboard'), act: ({ navigate }) => void navigate('/') },
      { keys: ['g', 'o'], label: t('Orders'), area: 'orders' },
      { keys: ['g', 'd'], label: t('Deliveries'), area: 'deliveries' },
      { keys: ['g', 'r'], label: t('Returns'), area: 'returns' },
      { keys: ['g', 'f'], label: t('Refunds'), area: 'refunds' },
      { keys: ['g', 'p'], label: t('Products'), area: 'products' },
      { keys: ['g', 's'], label: t('Stock'), area: 'stock' },
      { keys: ['g', 'c'], label: t('Customers'), area: 'customers' },
      { keys: ['g', 'm'], label: t('Messages'), area: 'tickets' },
      { keys: ['g', 'v'], label: t('Reviews'), area: 'reviews' },
      { keys: ['g', 'x'], label: t('Settings'), area: 'settings' },
    ],
  ],
]

/** The shortcuts that staff with these permissions can use, by group. */
export function usableShortcuts(areas: readonly Area[], permissions: readonly string[]): [string, Shortcut[]][] {
  const isUsable = (shortcut: Shortcut) =>
    !('area' in shortcut) || mayRead(areaNamed(shortcut.area, areas), permissions)
  return table.map(([group, shortcuts]) => [group, shortcuts.filter(isUsable)])
}

let first: { key: string; at: number } | undefined

/**
 * Does what a key says, alone or after another one.
 *
 * @param at  when it was pressed, in ms of `performance.now()`
 */
export function press(key: string, office: Office, at: number): void {
  const before = first && at - first.at < SECOND_KEY_MS ? [first.key] : []
  first = undefined
  const usable = usableShortcuts(office.areas, currentStaff()?.permissions ?? []).flatMap(([, shortcuts]) => shortcuts)
  const typed = [...before, key].join(' ')
  const found = usable.find(({ keys }) => keys.join(' ') === typed)
  if (found && 'area' in found) void office.navigate(`/${found.area}`)
  else if (found) found.act(office)
  else if (usable.some(({ keys }) => keys.length > 1 && keys[0] === key)) first = { key, at }
}

function focusSearch(): void {
  document.querySelector<HTMLInputElement>('main input[name=q]')?.focus()
}

/** Opens the form of a new record of the area of this page. */
function openNew({ areas, navigate }: Office): void {
  const name = areaNameOf(window.location.pathname)
  if (mayCreate(areaNamed(name, areas), currentStaff()?.permissions ?? [])) void navigate(`/${name}/create`)
}

/** `/admin/products/7/stock` -> `products` */
function areaNameOf(path: string): string {
  return path.split('/')[2] ?? ''
}

function areaNamed(name: string, areas: readonly Area[]): Area | undefined {
  return areas.find((area) => area.name === name)
}
