import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import { Stack } from '@mui/material'
import { DataTable, List, SearchInput } from 'react-admin'
import type { ListedImport } from '#contract/admin/imports.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { whenText } from '../ui/formats.ts'
import { BringFile } from './bring-file.tsx'
import { ImportStatus } from './import-status.tsx'
import { TableGuide } from './table-guide.tsx'

const filters = [<SearchInput key="q" source="q" placeholder="Name of the file" alwaysOn />]

const empty = (
  <EmptyState
    icon={UploadIcon}
    title="No file was brought yet"
    text="Bring a CSV file or an Excel workbook of products. Nothing changes before you have seen what it would do."
  />
)

const Column = DataTable.Col<ListedImport>

/** Files of products: where they are brought, and what became of them. */
export default function ImportList() {
  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <BringFile />
      <List
        filters={filters}
        sort={{ field: 'createdAt', order: 'DESC' }}
        exporter={false}
        empty={empty}
        title="Import"
      >
        <DataTable rowClick="show" bulkActionButtons={false}>
          <Column source="createdAt" label="Brought" render={({ createdAt }) => whenText(createdAt)} />
          <Column source="fileName" label="File" disableSort />
          <Column source="staffName" label="By" disableSort />
          <Column source="state" label="State" disableSort render={(record) => <ImportStatus record={record} />} />
          <DataTable.NumberCol source="totalRows" label="Rows" disableSort />
          <DataTable.NumberCol source="added" label="New" disableSort />
          <DataTable.NumberCol source="changed" label="Changed" disableSort />
        </DataTable>
      </List>
      <TableGuide />
    </Stack>
  )
}
