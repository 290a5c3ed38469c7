import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import { Stack } from '@mui/material'
import { DataTable, List, SearchInput } from 'react-admin'
import type { ListedImport } from '#contract/admin/imports.ts'
import { t } from '../language/t.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { whenText } from '../ui/formats.ts'
import { BringFile } from './bring-file.tsx'
import { ImportStatus } from './import-status.tsx'
import { TableGuide } from './table-guide.tsx'

const filters = [<SearchInput key="q" source="q" placeholder={t('File name')} alwaysOn />]

const empty = (
  <EmptyState
    icon={UploadIcon}
    title={t('No imports yet')}
    text={t('Upload a CSV file or an Excel workbook of products. You can review all changes before they are made.')}
  />
)

const Column = DataTable.Col<ListedImport>

/** Product imports: upload form, and past files with their results. */
export default function ImportList() {
  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <BringFile />
      <List
        filters={filters}
        sort={{ field: 'createdAt', order: 'DESC' }}
        exporter={false}
        empty={empty}
        title={t('Import')}
      >
        <DataTable rowClick="show" bulkActionButtons={false}>
          <Column source="createdAt" label={t('Uploaded')} render={({ createdAt }) => whenText(createdAt)} />
          <Column source="fileName" label={t('File')} disableSort />
          <Column source="staffName" label={t('Uploaded by')} disableSort />
          <Column
            source="state"
            label={t('Status')}
            disableSort
            render={(record) => <ImportStatus record={record} />}
          />
          <DataTable.NumberCol source="totalRows" label={t('Rows')} disableSort />
          <DataTable.NumberCol source="added" label={t('New')} disableSort />
          <DataTable.NumberCol source="changed" label={t('Changed')} disableSort />
        </DataTable>
      </List>
      <TableGuide />
    </Stack>
  )
}
