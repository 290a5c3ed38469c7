import AddIcon from '@mui/icons-material/Add'
import DashboardIcon from '@mui/icons-material/DashboardOutlined'
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined'
import OpenInNewIcon from '@mui/icons-material/OpenInNew'
import SettingsIcon from '@mui/icons-material/SettingsOutlined'
import { nearWords } from '#domain/catalog/nearest-word.ts'
import { searchWords } from '#domain/catalog/search-words.ts'
import { language } from '../language/language.ts'
import { t } from '../language/t.ts'
import { openVerb, type Entry } from './entry.ts'
import { mayCreate, mayRead, type PartProps } from './part.ts'

/** Parts of the settings page, with words of their fields. */
const settings = [
  [t('Name'), t('shop name, tagline')],
  [t('Contact details'), t('phone, email, address, WhatsApp, Viber')],
  [t('Legal information'), t('VAT number, PAN, registration')],
  [t('Delivery, stock and bank transfers'), t('free delivery, low stock, bank account, deposit')],
  [t('Holidays'), t('closed days')],
  [t('Help Center figures'), t('numbers on the help page')],
] as const

/** Most pages and settings for a typed text. */
const MOST_PAGES = 5

/** The pages and parts of the settings that staff with these permissions may open, by name; all pages for a blank text. */
export function pageEntries(typed: string, permissions: readonly string[], areas: PartProps['areas']): Entry[] {
  const pages = areas.filter((area) => (!area.isHidden || area.name === 'account') && mayRead(area, permissions))
  const entries: Entry[] = [
    { id: 'page dashboard', label: t('Dashboard'), icon: DashboardIcon, verb: openVerb, opens: { path: '/' } },
    ...pages.map(({ name, label, icon }) => ({
      id: `page ${name}`,
      label,
      icon,
      verb: openVerb,
      opens: { path: `/${name}` },
    })),
  ]
  const hasSettings = pages.some(({ name }) => name === 'settings')
  const partsOfSettings = settings.map(([label, words]) => ({
    id: `settings ${label}`,
    label,
    detail: t('Settings: %{words}', { words }),
    icon: SettingsIcon,
    verb: openVerb,
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
      label: t('New %{one}', { one: one ?? label.toLowerCase() }),
      icon: AddIcon,
      verb: t('Start'),
      opens: { path: `/${name}/create` },
    })),
    {
      id: 'open shop',
      label: t('Open the shop'),
      icon: OpenInNewIcon,
      verb: openVerb,
      opens: { shop: '/' },
    },
    {
      id: 'show shortcuts',
      label: t('Show keyboard shortcuts'),
      icon: KeyboardIcon,
      verb: t('Show'),
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
  const described = entries.filter((entry) => !fits(entry.label) && fits(allWordsOf(entry)))
  if (named.length + described.length > 0) return [...named, ...described]
  return entries.filter(({ label }) => words.every((word) => nearWords(word, searchWords(label)).length > 0))
}

/** In Nepali, pages are found by their English names, too, which their ids have. */
function allWordsOf({ id, label, detail = '' }: Entry): string {
  return `${label} ${detail} ${language === 'en' ? '' : id}`
}
