import { Tab } from '@mui/material'
import { useListContext } from 'react-admin'
import { t } from '../language/t.ts'
import { TabStrip } from '../ui/tab-strip.tsx'

const tabs = [
  { label: t('All'), filters: {} },
  { label: t('To confirm'), filters: { state: ['pending'] } },
  { label: t('To deliver'), filters: { state: ['confirm'] } },
  { label: t('Vouchers to check'), filters: { open: ['voucher'] } },
  { label: t('Instalments'), filters: { open: ['instalments'] } },
  { label: t('To refund'), filters: { open: ['refund'] } },
  { label: t('Returns and damage'), filters: { open: ['return', 'damage'] } },
] as const

/** Tabs for open tasks. With any other filters no tab is selected. */
export function OrderTabs() {
  const { filterValues, setFilters } = useListContext()
  const chosen = tabs.findIndex(({ filters }) => isSameView(filters, filterValues))
  return (
    <TabStrip
      value={chosen === -1 ? false : chosen}
      onChange={(_event, index: number) => setFilters(tabs[index]!.filters, shownBy(tabs[index]!.filters))}
      aria-label={t('Orders by task')}
      sx={{ minWidth: 0 }}
    >
      {tabs.map(({ label }) => (
        <Tab key={label} label={label} />
      ))}
    </TabStrip>
  )
}

/** Returns react-admin's map of displayed filters. */
function shownBy(filters: object): Record<string, boolean> {
  return Object.fromEntries(Object.keys(filters).map((name) => [name, true]))
}

/** Returns whether two sets of filters are equivalent; empty filters are ignored. */
export function isSameView(one: object, other: object): boolean {
  return JSON.stringify(tidy(one)) === JSON.stringify(tidy(other))
}

function tidy(filters: object) {
  return Object.entries(filters)
    .filter(([, value]) => value !== undefined && value !== null && value !== '' && !isEmptyList(value))
    .map(([name, value]) => [name, Array.isArray(value) ? value.toSorted() : value] as const)
    .toSorted(([name], [otherName]) => name.localeCompare(otherName))
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}
