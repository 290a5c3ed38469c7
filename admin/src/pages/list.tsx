import PagesIcon from '@mui/icons-material/ArticleOutlined'
import { DataTable, List, SearchInput } from 'react-admin'
import type { Page } from '#contract/admin/pages.ts'
import { NepaliMark } from '../content/schedule-parts.tsx'
import { t } from '../language/t.ts'
import { useCan } from '../session/staff-session.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { whenText } from '../ui/formats.ts'

const filters = [<SearchInput key="q" source="q" placeholder={t('Search pages')} alwaysOn />]
const empty = <EmptyState icon={PagesIcon} title={t('No pages')} text={t('The shop’s standard pages appear here.')} />
const Column = DataTable.Col<Page>

/** Text pages of the shop: guide, policies and terms. */
export default function PageList() {
  const mayWrite = useCan('content.write')
  return (
    <List filters={filters} sort={{ field: 'title', order: 'ASC' }} empty={empty} title={t('Pages')}>
      <DataTable rowClick={mayWrite ? 'edit' : false} bulkActionButtons={false}>
        <Column source="title" label={t('Title')} render={titleOf} />
        <Column source="id" label="URL" disableSort render={({ id }) => `/${id}`} />
        <Column source="updatedAt" label={t('Updated')} render={({ updatedAt }) => whenText(updatedAt)} />
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
