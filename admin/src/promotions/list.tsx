import { useState } from 'react'
import PromotionsIcon from '@mui/icons-material/LocalOfferOutlined'
import { DataTable, FilterButton, List, NullableBooleanInput, SearchInput, TopToolbar } from 'react-admin'
import type { Promotion } from '#contract/admin/promotions.ts'
import { useCan } from '../session/use-can.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { moneyText, whenText } from '../ui/formats.ts'
import { NewButton } from '../ui/new-button.tsx'
import { StatusChip } from '../ui/status-chip.tsx'
import { effectText } from './promotion-kinds.ts'

const filters = [
  <SearchInput key="q" source="q" placeholder="Name or code" alwaysOn />,
  <NullableBooleanInput key="holds" source="holds" label="Can be used now" alwaysOn />,
  <NullableBooleanInput key="hasCode" source="hasCode" label="Has a code" />,
]

const actions = (
  <TopToolbar>
    <FilterButton />
    <NewButton />
  </TopToolbar>
)

const Column = DataTable.Col<Promotion>

/** Promotions and coupons. */
export default function PromotionList() {
  const mayWrite = useCan('promotions.write')
  const empty = (
    <EmptyState
      icon={PromotionsIcon}
      title="No promotions yet"
      text="Percent, rupees or the delivery fee off, for everybody or by a code."
    >
      {mayWrite && <NewButton variant="contained" />}
    </EmptyState>
  )
  return (
    <List
      filters={filters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      empty={empty}
      title="Promotions"
      actions={actions}
    >
      <DataTable rowClick={mayWrite ? 'edit' : false} bulkActionButtons={false}>
        <Column source="name" />
        <Column source="code" render={({ code }) => code ?? 'Everybody’s'} />
        <Column source="kind" label="Takes off" disableSort render={effectText} />
        <Column
          source="uses"
          align="right"
          render={({ uses, maxUses }) => (maxUses === null ? uses : `${uses} of ${maxUses}`)}
        />
        <Column source="given" label="Given" align="right" disableSort render={({ given }) => moneyText(given)} />
        <Column source="startsAt" label="From" render={({ startsAt }) => whenText(startsAt)} />
        <Column source="endsAt" label="Until" render={({ endsAt }) => whenText(endsAt)} />
        <Column source="isActive" label="State" disableSort render={(row) => <State promotion={row} />} />
      </DataTable>
    </List>
  )
}

/** What it is now: its days and its count end it, too. */
function State({ promotion }: { promotion: Promotion }) {
  const [now] = useState(Date.now)
  return <StatusChip {...states[stateOf(promotion, now)]} />
}

const states = {
  off: { tone: 'quiet', label: 'Off' },
  ended: { tone: 'quiet', label: 'Ended' },
  usedUp: { tone: 'quiet', label: 'Used up' },
  toCome: { tone: 'pending', label: 'To come' },
  on: { tone: 'delivered', label: 'On' },
} as const

function stateOf({ isActive, startsAt, endsAt, uses, maxUses }: Promotion, now: number): keyof typeof states {
  if (!isActive) return 'off'
  if (endsAt !== null && Date.parse(endsAt) <= now) return 'ended'
  if (maxUses !== null && uses >= maxUses) return 'usedUp'
  return Date.parse(startsAt) > now ? 'toCome' : 'on'
}
