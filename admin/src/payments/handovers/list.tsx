import CashIcon from '@mui/icons-material/PaymentsOutlined'
import { Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { DataTable, DateInput, List, SearchInput, SelectInput, TopToolbar } from 'react-admin'
import { Link } from 'react-router-dom'
import type { z } from 'zod'
import type { HandoverRow, WaitingCash } from '#contract/admin/payments/handovers.ts'
import { get } from '../../api.ts'
import { dayText } from '../../fulfilment/deliveries/delivery-words.tsx'
import { t } from '../../language/t.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { moneyText, whenText } from '../../ui/formats.ts'
import { StatusChip } from '../../ui/status-chip.tsx'
import { differenceText } from './difference-text.ts'

const filters = [
  <SearchInput key="q" source="q" placeholder={t('Handed in by or counted by')} alwaysOn />,
  <DateInput key="day" source="day" label={t('Collected on')} alwaysOn parse={(day: string) => day || undefined} />,
  <SelectInput
    key="differs"
    source="differs"
    label={t('Discrepancy')}
    choices={[{ id: 'true', name: t('With discrepancy') }]}
    alwaysOn
  />,
]

const empty = (
  <EmptyState
    icon={CashIcon}
    title={t('No cash counted yet')}
    text={t('Counted cash from deliveries and from the shop appears here.')}
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
      title={t('Cash')}
    >
      <DataTable rowClick="show" bulkActionButtons={false}>
        <Column source="at" label={t('Counted on')} render={({ at }) => whenText(at)} />
        <Column source="day" label={t('Collected on')} render={({ day }) => dayText(day)} />
        <Column source="broughtBy" label={t('Handed in by')} disableSort />
        <Column
          source="expected"
          label={t('Expected')}
          disableSort
          align="right"
          render={({ expected }) => moneyText(expected)}
        />
        <Column
          source="counted"
          label={t('Counted')}
          disableSort
          align="right"
          render={({ counted }) => moneyText(counted)}
        />
        <Column source="note" label={t('Difference')} disableSort render={DifferenceCell} />
        <Column source="staffName" label={t('Counted by')} disableSort />
      </DataTable>
    </List>
  )
}

function DifferenceCell({ expected, counted }: z.infer<typeof HandoverRow>) {
  if (expected === counted) return '–'
  return <StatusChip tone="danger" label={differenceText(expected, counted)} />
}

/** Link to the counting page, with the uncounted amount. */
function CountLink() {
  const { data } = useQuery({
    queryKey: ['waiting-cash'],
    queryFn: ({ signal }) => get<WaitingCash>('/waiting-cash', {}, signal),
  })
  return (
    <Button component={Link} to="/waiting-cash" variant="contained" startIcon={<CashIcon />}>
      {data && data.sum > 0 ? t('Count cash: %{sum}', { sum: moneyText(data.sum) }) : t('Count cash')}
    </Button>
  )
}
