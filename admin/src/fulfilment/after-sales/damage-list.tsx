import DamageIcon from '@mui/icons-material/BrokenImageOutlined'
import { DataTable, List, SearchInput, SelectInput } from 'react-admin'
import type { AdminDamage } from '#contract/admin/fulfilment/after-sales.ts'
import { t } from '../../language/t.ts'
import { dayText } from '../deliveries/delivery-words.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { DamageStatus, damageStateWords, Waiting } from './after-sales-words.tsx'

const states = [
  { id: 'todo', name: t('Repair or replacement pending') },
  ...Object.entries(damageStateWords).map(([id, { label }]) => ({ id, name: label })),
]

const filters = [
  <SearchInput key="q" source="q" placeholder={t('Order or name')} alwaysOn />,
  <SelectInput key="state" source="state" choices={states} alwaysOn />,
]

const empty = (
  <EmptyState
    icon={DamageIcon}
    title={t('No damage reports yet')}
    text={t('Damage that customers report within 48 hours of delivery appears here.')}
  />
)

const Column = DataTable.Col<AdminDamage>

/** Damage reports, oldest first; shows those that need review by default. */
export default function DamageList() {
  return (
    <List
      filters={filters}
      filterDefaultValues={{ state: 'reported' }}
      sort={{ field: 'createdAt', order: 'ASC' }}
      exporter={false}
      empty={empty}
      title={t('Damage reports')}
    >
      <DataTable rowClick="show" bulkActionButtons={false}>
        <Column source="createdAt" label={t('Reported')} render={({ createdAt }) => <Waiting since={createdAt} />} />
        <Column source="order" label={t('Order')} disableSort />
        <Column source="name" label={t('Customer')} disableSort />
        <Column source="piece" disableSort render={({ piece }) => piece.title} />
        <Column
          source="remedyDay"
          label={t('Visit')}
          render={({ remedyDay }) => (remedyDay === null ? '–' : dayText(remedyDay))}
        />
        <Column source="state" disableSort render={(row) => <DamageStatus report={row} />} />
      </DataTable>
    </List>
  )
}
