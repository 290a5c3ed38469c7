import WalletIcon from '@mui/icons-material/AccountBalanceWalletOutlined'
import { DataTable, List, SelectInput } from 'react-admin'
import { Link } from 'react-router-dom'
import type { LookUp } from '#contract/admin/health.ts'
import { post } from '../api.ts'
import { t } from '../language/t.ts'
import { useCan } from '../session/staff-session.ts'
import { ActButton } from '../ui/act-button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { moneyText, whenText } from '../ui/formats.ts'
import { ListPagination } from '../ui/list-pagination.tsx'
import { HealthTabs } from './health-tabs.tsx'
import { walletChoices, walletNames } from './health-words.ts'

const filters = [<SelectInput key="wallet" source="wallet" label={t('Wallet')} choices={walletChoices} alwaysOn />]

const nothing = (
  <EmptyState
    icon={WalletIcon}
    title={t('No open payments')}
    text={t('Payments about which the shop still asks a wallet appear here, for two days at most.')}
  />
)

const Column = DataTable.Col<LookUp>

/** Open payments by wallet, the next to be looked up first. */
export default function LookUpList() {
  const canWork = useCan('health.work')
  return (
    <>
      <HealthTabs />
      <List
        filters={filters}
        sort={{ field: 'nextCheckAt', order: 'ASC' }}
        exporter={false}
        empty={false}
        pagination={<ListPagination />}
        title={t('Wallet look-ups')}
      >
        <DataTable rowClick={false} bulkActionButtons={false} empty={nothing}>
          <Column
            source="order"
            label={t('Order')}
            disableSort
            render={({ order }) => <Link to={`/orders/${order.id}/show`}>{order.number}</Link>}
          />
          {canWork && (
            <Column
              label={t('Actions')}
              render={({ id }) => (
                <ActButton
                  label={t('Look up now')}
                  size="small"
                  act={() => post(`/health/look-ups/${id}/asking`)}
                  done={t('The wallet has answered')}
                />
              )}
            />
          )}
          <Column source="wallet" label={t('Wallet')} disableSort render={({ wallet }) => walletNames[wallet]} />
          <Column
            source="amount"
            label={t('Amount')}
            disableSort
            align="right"
            render={({ amount }) => moneyText(amount)}
          />
          <Column source="begunAt" label={t('Begun')} disableSort render={({ begunAt }) => whenText(begunAt)} />
          <Column
            source="checkedAt"
            label={t('Last look-up')}
            disableSort
            render={({ checkedAt, outages }) =>
              outages > 0
                ? t('%{when}, no answer (%{outages})', { when: whenText(checkedAt), outages })
                : whenText(checkedAt)
            }
          />
          <Column source="nextCheckAt" label={t('Next look-up')} render={({ nextCheckAt }) => whenText(nextCheckAt)} />
          <Column source="answer" label={t('Last answer')} disableSort />
        </DataTable>
      </List>
    </>
  )
}
