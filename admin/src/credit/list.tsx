import CreditIcon from '@mui/icons-material/CardGiftcardOutlined'
import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { DataTable, List, SearchInput, SelectInput, TopToolbar } from 'react-admin'
import type { CreditFigures, CreditRow } from '#contract/admin/credit.ts'
import { get } from '../api.ts'
import { t } from '../language/t.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { moneyText, whenText } from '../ui/formats.ts'
import { NewButton } from '../ui/new-button.tsx'
import { StatusChip } from '../ui/status-chip.tsx'
import { creditName, kindWords } from './credit-words.ts'

const kinds = Object.entries(kindWords).map(([id, name]) => ({ id, name }))
const blocked = [
  { id: 'true', name: t('Blocked') },
  { id: 'false', name: t('Usable') },
]

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={t('End of the code, email or phone')} />,
  <SelectInput key="kind" source="kind" label={t('Kind')} choices={kinds} alwaysOn />,
  <SelectInput key="isBlocked" source="isBlocked" label={t('Status')} choices={blocked} />,
]

const sell = <NewButton label={t('Sell a gift card')} />
const Column = DataTable.Col<CreditRow>

/** Gift cards and the store credit of customers, newest first. */
export default function CreditList() {
  return (
    <List
      title={t('Gift cards and credit')}
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={filters}
      exporter={false}
      actions={<TopToolbar>{sell}</TopToolbar>}
      empty={
        <EmptyState
          icon={CreditIcon}
          title={t('No gift cards yet')}
          text={t('Gift cards that you sell, and store credit that customers have, appear here.')}
        >
          <NewButton label={t('Sell a gift card')} variant="contained" />
        </EmptyState>
      }
    >
      <OpenSums />
      <DataTable rowClick="show" bulkActionButtons={false}>
        <Column source="kind" label={t('Card')} disableSort render={creditName} />
        <Column source="name" label={t('Name')} disableSort />
        <Column source="balance" label={t('Left')} align="right" render={({ balance }) => moneyText(balance)} />
        <Column
          source="isBlocked"
          label={t('Status')}
          disableSort
          render={({ isBlocked }) => isBlocked && <StatusChip tone="danger" label={t('Blocked')} />}
        />
        <Column source="createdAt" label={t('Since')} render={({ createdAt }) => whenText(createdAt)} />
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
        {t(
          'Open: %{sum}, of which %{onCards} on gift cards (%{cards}) and %{onAccounts} of store credit (%{accounts}).',
          {
            sum: moneyText(giftCards.open + storeCredit.open),
            onCards: moneyText(giftCards.open),
            cards: giftCards.count,
            onAccounts: moneyText(storeCredit.open),
            accounts: storeCredit.count,
          },
        )}
      </Typography>
    </Box>
  )
}
