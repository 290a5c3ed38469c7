import DataRequestsIcon from '@mui/icons-material/ContactPageOutlined'
import { DataTable } from 'react-admin'
import type { ListedDataRequest } from '#contract/admin/personal-data.ts'
import { t } from '../language/t.ts'
import { whenText } from '../ui/formats.ts'
import { MadeByStaffList } from '../ui/made-by-staff-list.tsx'
import { StatusChip } from '../ui/status-chip.tsx'
import { requestStates } from './request-words.ts'

const Column = DataTable.Col<ListedDataRequest>

/** Requests of persons to have their data exported or deleted. */
export default function DataRequestList() {
  return (
    <MadeByStaffList
      title={t('Data requests')}
      searches={t('Whole email or phone number')}
      states={requestStates}
      newLabel={t('New request')}
      empty={{
        icon: DataRequestsIcon,
        title: t('No data requests yet'),
        text: t(
          'A person may ask for a copy of their data, or to be deleted. Open a request for each: it finds accounts and guests.',
        ),
      }}
    >
      <DataTable rowClick="show" bulkActionButtons={false}>
        <Column source="createdAt" label={t('Opened')} render={({ createdAt }) => whenText(createdAt)} />
        <Column
          source="state"
          label={t('Status')}
          disableSort
          render={({ state }) => <StatusChip {...requestStates[state]} />}
        />
        <Column source="staffName" label={t('Opened by')} disableSort />
        <Column
          source="exportedAt"
          label={t('Downloaded')}
          disableSort
          render={({ exportedAt }) => whenText(exportedAt)}
        />
        <Column source="endedAt" label={t('Ended')} disableSort render={({ endedAt }) => whenText(endedAt)} />
      </DataTable>
    </MadeByStaffList>
  )
}
