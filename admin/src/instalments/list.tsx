import { useState } from 'react'
import PlansIcon from '@mui/icons-material/AccountBalanceOutlined'
import { DataTable, FilterButton, List, NullableBooleanInput, SearchInput, TopToolbar } from 'react-admin'
import type { InstalmentPlan } from '#contract/admin/instalments.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import { formats, t } from '../language/t.ts'
import { useCan } from '../session/staff-session.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { moneyText } from '../ui/formats.ts'
import { NewButton } from '../ui/new-button.tsx'
import { StatusChip } from '../ui/status-chip.tsx'
import { kindWords, rateText } from './plan-words.ts'

const filters = [
  <SearchInput key="q" source="q" placeholder={t('Bank or conditions')} alwaysOn />,
  <NullableBooleanInput key="isActive" source="isActive" label={t('Active')} />,
]

const actions = (
  <TopToolbar>
    <FilterButton />
    <NewButton />
  </TopToolbar>
)

const Column = DataTable.Col<InstalmentPlan>

/** Banks' plans for payment in instalments. */
export default function InstalmentPlanList() {
  const mayWrite = useCan('settings.write')
  const empty = (
    <EmptyState
      icon={PlansIcon}
      title={t('No instalment plans yet')}
      text={t('With a plan, products show what they cost per month, and the checkout offers to ask the bank.')}
    >
      {mayWrite && <NewButton variant="contained" />}
    </EmptyState>
  )
  return (
    <List
      filters={filters}
      sort={{ field: 'bank', order: 'ASC' }}
      empty={empty}
      title={t('Instalment plans')}
      actions={actions}
    >
      <DataTable rowClick={mayWrite ? 'edit' : false} bulkActionButtons={false}>
        <Column source="bank" label={t('Bank')} />
        <Column source="months" label={t('Terms')} render={rateText} />
        <Column source="kind" label={t('How it works')} disableSort render={({ kind }) => kindWords[kind]} />
        <Column source="minimum" label={t('From')} align="right" render={({ minimum }) => moneyText(minimum)} />
        <Column
          source="termsSeenOn"
          label={t('Terms checked')}
          render={({ termsSeenOn }) => formats.shortDay(termsSeenOn)}
        />
        <Column source="isActive" label={t('Status')} disableSort render={(plan) => <State plan={plan} />} />
      </DataTable>
    </List>
  )
}

function State({ plan }: { plan: InstalmentPlan }) {
  const [today] = useState(() => nepalDay(new Date()))
  return <StatusChip {...states[stateOf(plan, today)]} />
}

const states = {
  off: { tone: 'quiet', label: t('Inactive') },
  ended: { tone: 'quiet', label: t('Ended') },
  toCome: { tone: 'pending', label: t('Scheduled') },
  on: { tone: 'delivered', label: t('Active') },
} as const

function stateOf({ isActive, startsOn, endsOn }: InstalmentPlan, today: string): keyof typeof states {
  if (!isActive) return 'off'
  if (endsOn !== null && endsOn < today) return 'ended'
  return startsOn !== null && startsOn > today ? 'toCome' : 'on'
}
