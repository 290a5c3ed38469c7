import { Tab, Tabs } from '@mui/material'
import { useListContext } from 'react-admin'
import { isSameView } from './same-view.ts'

const tabs = [
  { label: 'All', filters: {} },
  { label: 'To confirm', filters: { state: ['pending'] } },
  { label: 'To deliver', filters: { state: ['confirm'] } },
  { label: 'Vouchers', filters: { open: ['voucher'] } },
  { label: 'Refunds due', filters: { open: ['refund'] } },
  { label: 'Returns and damage', filters: { open: ['return', 'damage'] } },
] as const

/** What waits, one press away; a list that is filtered otherwise has none of them chosen. */
export function OrderTabs() {
  const { filterValues, setFilters } = useListContext()
  const chosen = tabs.findIndex(({ filters }) => isSameView(filters, filterValues))
  return (
    <Tabs
      value={chosen === -1 ? false : chosen}
      onChange={(_event, index: number) => setFilters(tabs[index]!.filters, shownBy(tabs[index]!.filters))}
      variant="scrollable"
      allowScrollButtonsMobile
      aria-label="What waits"
      sx={{ minWidth: 0 }}
    >
      {tabs.map(({ label }) => (
        <Tab key={label} label={label} />
      ))}
    </Tabs>
  )
}

/** The inputs of these filters are shown. */
function shownBy(filters: object): Record<string, boolean> {
  return Object.fromEntries(Object.keys(filters).map((name) => [name, true]))
}
