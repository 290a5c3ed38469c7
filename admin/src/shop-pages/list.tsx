import PagesIcon from '@mui/icons-material/ArticleOutlined'
import { DataTable, List, SearchInput } from 'react-admin'
import type { Page } from '#contract/admin/pages.ts'
import { NepaliMark } from '../content/schedule-parts.tsx'
import { useCan } from '../session/use-can.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { whenText } from '../ui/formats.ts'

const filters = [<SearchInput key="q" source="q" placeholder="Words" alwaysOn />]
const empty = <EmptyState icon={PagesIcon} title="No pages" text="The shop’s pages come with the shop." />
const Column = DataTable.Col<Page>

/** The guide, the policies, the terms. */
export default function PageList() {
  const mayWrite = useCan('content.write')
  return (
    <List filters={filters} sort={{ field: 'title', order: 'ASC' }} empty={empty} title="Pages">
      <DataTable rowClick={mayWrite ? 'edit' : false} bulkActionButtons={false}>
        <Column source="title" render={titleOf} />
        <Column source="id" label="Address" disableSort render={({ id }) => `/${id}`} />
        <Column source="updatedAt" label="Changed" render={({ updatedAt }) => whenText(updatedAt)} />
      </DataTable>
    </List>
  )
}

function titleOf({ title, translations }: Page) {
  return (
    <>
      {title}
      <NepaliMark isMissing={!translations?.ne?.title || !translations.ne.body} />
    </>
  )
}
