import ReplyIcon from '@mui/icons-material/QuickreplyOutlined'
import { DataTable, List, SearchInput, TopToolbar } from 'react-admin'
import type { CannedReply } from '#contract/admin/canned-replies.ts'
import { t } from '../language/t.ts'
import { useCan } from '../session/staff-session.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { NewButton } from '../ui/new-button.tsx'

const filters = [<SearchInput key="q" source="q" placeholder={t('Title or text')} alwaysOn />]
const Column = DataTable.Col<CannedReply>
const clipped = { maxWidth: '60ch', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }

const wide = { display: { xs: 'none', sm: 'table-cell' } }

/** Texts that staff insert into their answers, by title. */
export default function CannedReplyList() {
  const mayWrite = useCan('replies.write')
  return (
    <List
      title={t('Canned replies')}
      filters={filters}
      sort={{ field: 'title', order: 'ASC' }}
      exporter={false}
      actions={
        mayWrite && (
          <TopToolbar>
            <NewButton />
          </TopToolbar>
        )
      }
      empty={
        <EmptyState
          icon={ReplyIcon}
          title={t('No canned replies yet')}
          text={t('Texts that you write often, ready to insert into an answer, appear here.')}
        >
          <NewButton variant="contained" />
        </EmptyState>
      }
    >
      <DataTable rowClick={mayWrite ? 'edit' : false} bulkActionButtons={false}>
        <Column source="title" label={t('Title')} />
        <Column source="english" label={t('Text')} disableSort sx={wide} cellSx={() => clipped} />
      </DataTable>
    </List>
  )
}
