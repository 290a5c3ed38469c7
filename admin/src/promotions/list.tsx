import { useState } from 'react'
import PromotionsIcon from '@mui/icons-material/LocalOfferOutlined'
import { DataTable, FilterButton, List, NullableBooleanInput, SearchInput, TopToolbar } from 'react-admin'
import type { Promotion } from '#contract/admin/promotions.ts'
import { formats, t } from '../language/t.ts'
import { useCan } from '../session/staff-session.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { moneyText, whenText } from '../ui/formats.ts'
import { NewButton } from '../ui/new-button.tsx'
import { StatusChip } from '../ui/status-chip.tsx'
import { effectText } from './promotion-kinds.ts'

const filters = [
  <SearchInput key="q" source="q" placeholder={t('Name or code')} alwaysOn />,
  <NullableBooleanInput key="holds" source="holds" label={t('Active now')} alwaysOn />,
  <NullableBooleanInput key="hasCode" source="hasCode" label={t('Has a code')} />,
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
      title={t('No promotions yet')}
      text={t('Discounts by percent, by amount or on the delivery fee, applied automatically or with a code.')}
    >
      {mayWrite && <NewButton variant="contained" />}
    </EmptyState>
  )
  return (
    <List
      filters={filters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      empty={empty}
      title={t('Promotions')}
      actions={actions}
    >
      <DataTable rowClick={mayWrite ? 'edit' : false} bulkActionButtons={false}>
        <Column source="name" label={t('Name')} />
        <Column source="code" label={t('Code')} render={({ code }) => code ?? t('Automatic')} />
        <Column source="kind" label={t('Discount')} disableSort render={effectText} />
        <Column
          source="uses"
          label={t('Uses')}
          align="right"
          render={({ uses, maxUses }) =>
            maxUses === null ? formats.digits(String(uses)) : t('%{uses} of %{maxUses}', { uses, maxUses })
          }
        />
        <Column
          source="given"
          label={t('Total discount')}
          align="right"
          disableSort
          render={({ given }) => moneyText(given)}
        />
        <Column source="startsAt" label={t('Starts')} render={({ startsAt }) => whenText(startsAt)} />
        <Column source="endsAt" label={t('Ends')} render={({ endsAt }) => whenText(endsAt)} />
        <Column source="isActive" label={t('Status')} disableSort render={(row) => <State promotion={row} />} />
      </DataTable>
    </List>
  )
}

/** Current status; the schedule and the usage limit count too. */
function State({ promotion }: { promotion: Promotion }) {
  const [now] = useState(Date.now)
  return <StatusChip {...states[stateOf(promotion, now)]} />
}

const states = {
  off: { tone: 'quiet', label: t('Inactive') },
  ended: { tone: 'quiet', label: t('Ended') },
  usedUp: { tone: 'quiet', label: t('Used up') },
  toCome: { tone: 'pending', label: t('Scheduled') },
  on: { tone: 'delivered', label: t('Active') },
} as const

function stateOf({ isActive, startsAt, endsAt, uses, maxUses }: Promotion, now: number): keyof typeof states {
  if (!isActive) return 'off'
  if (endsAt !== null && Date.parse(endsAt) <= now) return 'ended'
  if (maxUses !== null && uses >= maxUses) return 'usedUp'
  return Date.parse(startsAt) > now ? 'toCome' : 'on'
}
