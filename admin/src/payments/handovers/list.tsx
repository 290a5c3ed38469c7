import CashIcon from '@mui/icons-material/PaymentsOutlined'
import { Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { DataTable, DateInput, List, SearchInput, SelectInput, TopToolbar } from 'react-admin'
import { Link } from 'react-router-dom'
import type { z } from 'zod'
import type { HandoverRow, WaitingCash } from '#contract/admin/payments/handovers.ts'
import { get } from '../../api.ts'
import { dayText } from '../../fulfilment/deliveries/delivery-words.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { moneyText, whenText } from '../../ui/formats.ts'
import { StatusChip } from '../../ui/status-chip.tsx'

const filters = [
  <SearchInput key="q" source="q" placeholder="Handed in by or counted by" alwaysOn />,
  <DateInput key="day" source="day" label="Collected on" alwaysOn parse={(day: string) => day || undefined} />,
  <SelectInput
    key="differs"
    source="differs"
    label="Discrepancy"
    choices={[{ id: 'true', name: 'With discrepancy' }]}
    alwaysOn
  />,
]

const empty = (
  <EmptyState
    icon={CashIcon}
    title="No cash counted yet"
    text="Counted cash from deliveries and from the shop appears here."
  >
    <CountLink />
  </EmptyState>
)

const Column = DataTable.Col<z.infer<typeof HandoverRow>>

/** Counted cash handovers, newest first. */
export default function HandoverList() {
  return (
    <List
      filters={filters}
      sort={{ field: 'at', order: 'DESC' }}
      exporter={false}
      empty={empty}
      actions={
        <TopToolbar>
          <CountLink />
        </TopToolbar>
      }
      title="Cash"
    >
      <DataTable rowClick="show" bulkActionButtons={false}>
        <Column source="at" label="Counted on" render={({ at }) => whenText(at)} />
        <Column source="day" label="Collected on" render={({ day }) => dayText(day)} />
        <Column source="broughtBy" label="Handed in by" disableSort />
        <Column source="expected" disableSort align="right" render={({ expected }) => moneyText(expected)} />
        <Column
          source="counted"
          label="Counted"
          disableSort
          align="right"
          render={({ counted }) => moneyText(counted)}
        />
        <Column source="note" label="Difference" disableSort render={DifferenceCell} />
        <Column source="staffName" label="Counted by" disableSort />
      </DataTable>
    </List>
  )
}

function DifferenceCell({ expected, counted }: z.infer<typeof HandoverRow>) {
  if (expected === counted) return '–'
  const words = counted < expected ? 'short' : 'over'
  return <StatusChip tone="danger" label={`${moneyText(Math.abs(expected - counted))} ${words}`} />
}

/** Link to the counting page, with the uncounted amount. */
function CountLink() {
  const { data } = useQuery({
    queryKey: ['waiting-cash'],
    queryFn: ({ signal }) => get<WaitingCash>('/waiting-cash', {}, signal),
  })
  return (
    <Button component={Link} to="/waiting-cash" variant="contained" startIcon={<CashIcon />}>
      {data && data.sum > 0 ? `Count cash: ${moneyText(data.sum)}` : 'Count cash'}
    </Button>
  )
}
