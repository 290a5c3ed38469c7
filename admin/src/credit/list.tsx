import CreditIcon from '@mui/icons-material/CardGiftcardOutlined'
import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { DataTable, List, SearchInput, SelectInput, TopToolbar } from 'react-admin'
import type { CreditFigures, CreditRow } from '#contract/admin/credit.ts'
import { get } from '../api.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { moneyText, whenText } from '../ui/formats.ts'
import { NewButton } from '../ui/new-button.tsx'
import { StatusChip } from '../ui/status-chip.tsx'
import { creditName, kindWords } from './credit-words.ts'

const kinds = Object.entries(kindWords).map(([id, name]) => ({ id, name }))
const blocked = [
  { id: 'true', name: 'Blocked' },
  { id: 'false', name: 'Usable' },
]

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="End of the code, email or phone" />,
  <SelectInput key="kind" source="kind" label="Kind" choices={kinds} alwaysOn />,
  <SelectInput key="isBlocked" source="isBlocked" label="Status" choices={blocked} />,
]

const sell = <NewButton label="Sell a gift card" />
const Column = DataTable.Col<CreditRow>

/** Gift cards and the store credit of customers, newest first. */
export default function CreditList() {
  return (
    <List
      title="Gift cards and credit"
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={filters}
      exporter={false}
      actions={<TopToolbar>{sell}</TopToolbar>}
      empty={
        <EmptyState
          icon={CreditIcon}
          title="No gift cards yet"
          text="Gift cards that you sell, and store credit that customers have, appear here."
        >
          <NewButton label="Sell a gift card" variant="contained" />
        </EmptyState>
      }
    >
      <OpenSums />
      <DataTable rowClick="show" bulkActionButtons={false}>
        <Column source="kind" label="Card" disableSort render={creditName} />
        <Column source="name" label="Name" disableSort />
        <Column source="balance" label="Left" align="right" render={({ balance }) => moneyText(balance)} />
        <Column
          source="isBlocked"
          label="Status"
          disableSort
          render={({ isBlocked }) => isBlocked && <StatusChip tone="danger" label="Blocked" />}
        />
        <Column source="createdAt" label="Since" render={({ createdAt }) => whenText(createdAt)} />
      </DataTable>
    </List>
  )
}

/** What the shop owes: the figure for the books. */
function OpenSums() {
  const { data } = useQuery({
    queryKey: ['credit-figures'],
    queryFn: ({ signal }) => get<CreditFigures>('/credit-figures', {}, signal),
  })
  if (!data) return null
  const { giftCards, storeCredit } = data
  return (
    <Box sx={{ p: 2, pb: 0 }}>
      <Typography color="text.secondary">
        Open: {moneyText(giftCards.open + storeCredit.open)}, of which {moneyText(giftCards.open)} on gift cards (
        {giftCards.count}) and {moneyText(storeCredit.open)} of store credit ({storeCredit.count}).
      </Typography>
    </Box>
  )
}
