import AddIcon from '@mui/icons-material/Add'
import DashboardIcon from '@mui/icons-material/DashboardOutlined'
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined'
import OpenInNewIcon from '@mui/icons-material/OpenInNew'
import SettingsIcon from '@mui/icons-material/SettingsOutlined'
import { nearWords } from '#domain/catalog/nearest-word.ts'
import { searchWords } from '#domain/catalog/search-words.ts'
import type { Entry } from './entry.ts'
import { mayCreate, mayRead, type PartProps } from './part.ts'

/** Parts of the settings page, with words of their fields. */
const settings = [
  ['Name', 'shop name, tagline'],
  ['Contact details', 'phone, email, address, WhatsApp, Viber'],
  ['Legal information', 'VAT number, PAN, registration'],
  ['Delivery, stock and bank transfers', 'free delivery, low stock, bank account, deposit'],
  ['Holidays', 'closed days'],
  ['Help Center figures', 'numbers on the help page'],
] as const

/** Most pages and settings for a typed text. */
const MOST_PAGES = 5

/** The pages and parts of the settings that staff with these permissions may open, by name; all pages for a blank text. */
export function pageEntries(typed: string, permissions: readonly string[], areas: PartProps['areas']): Entry[] {
  const pages = areas.filter((area) => (!area.isHidden || area.name === 'account') && mayRead(area, permissions))
  const entries: Entry[] = [
    { id: 'page dashboard', label: 'Dashboard', icon: DashboardIcon, verb: 'Open', opens: { path: '/' } },
    ...pages.map(({ name, label, icon }) => ({
      id: `page ${name}`,
      label,
      icon,
      verb: 'Open',
      opens: { path: `/${name}` },
    })),
  ]
  const hasSettings = pages.some(({ name }) => name === 'settings')
  const partsOfSettings = settings.map(([label, words]) => ({
    id: `settings ${label}`,
    label,
    detail: `Settings: ${words}`,
    icon: SettingsIcon,
    verb: 'Open',
    opens: { path: '/settings' },
  }))
  if (typed === '') return entries
  return matching(typed, hasSettings ? [...entries, ...partsOfSettings] : entries).slice(0, MOST_PAGES)
}

/** What staff with these permissions can do at once, by name; everything for a blank text. */
export function actionEntries(typed: string, permissions: readonly string[], { areas, show }: PartProps): Entry[] {
  const created = areas.filter((area) => mayCreate(area, permissions))
  const entries: Entry[] = [
    ...created.map(({ name, label, one }) => ({
      id: `new ${name}`,
      label: `New ${one ?? label.toLowerCase()}`,
      icon: AddIcon,
      verb: 'Start',
      opens: { path: `/${name}/create` },
    })),
    {
      id: 'open shop',
      label: 'Open the shop',
      icon: OpenInNewIcon,
      verb: 'Open',
      opens: { shop: '/' },
    },
    {
      id: 'show shortcuts',
      label: 'Show keyboard shortcuts',
      icon: KeyboardIcon,
      verb: 'Show',
      opens: { act: () => show('shortcuts') },
    },
  ]
  return typed === '' ? entries : matching(typed, entries)
}

/** Rows whose label has each word at the beginning of one of its own, then those with it in their detail; else near ones. */
function matching(typed: string, entries: readonly Entry[]): Entry[] {
  const words = searchWords(typed)
  if (words.length === 0) return []
  const fits = (text: string) => words.every((word) => searchWords(text).some((said) => said.startsWith(word)))
  const named = entries.filter(({ label }) => fits(label))
  const described = entries.filter(({ label, detail = '' }) => !fits(label) && fits(`${label} ${detail}`))
  if (named.length + described.length > 0) return [...named, ...described]
  return entries.filter(({ label }) => words.every((word) => nearWords(word, searchWords(label)).length > 0))
}
