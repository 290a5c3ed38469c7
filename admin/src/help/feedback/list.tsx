import ThumbIcon from '@mui/icons-material/ThumbUpOutlined'
import { DataTable, List, NullableBooleanInput, SearchInput, SelectInput } from 'react-admin'
import { feedbackVerdicts, type FeedbackVerdict } from '#domain/help/help.ts'
import { t } from '../../language/t.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { whenText } from '../../ui/formats.ts'
import { StatusChip } from '../../ui/status-chip.tsx'

type Feedback = { id: number; verdict: FeedbackVerdict; comment: string; language: string; createdAt: string }

const names: Record<FeedbackVerdict, string> = { positive: t('Helpful'), negative: t('Not helpful') }

const filters = [
  <SearchInput key="q" source="q" placeholder={t('Search comments')} alwaysOn />,
  <SelectInput
    key="verdict"
    source="verdict"
    choices={feedbackVerdicts.map((id) => ({ id, name: names[id] }))}
    alwaysOn
  />,
  <NullableBooleanInput key="withComment" source="withComment" label={t('With comment')} alwaysOn />,
]

const empty = (
  <EmptyState
    icon={ThumbIcon}
    title={t('No feedback yet')}
    text={t('Visitors’ feedback on the Help Center appears here.')}
  />
)

const Column = DataTable.Col<Feedback>

/** Visitors' feedback on the Help Center. */
export default function FeedbackList() {
  return (
    <List
      filters={filters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      exporter={false}
      empty={empty}
      title={t('Feedback')}
    >
      <DataTable rowClick={false} bulkActionButtons={false}>
        <Column source="createdAt" label={t('Date')} render={({ createdAt }) => whenText(createdAt)} />
        <Column source="verdict" disableSort render={({ verdict }) => <Verdict verdict={verdict} />} />
        <Column source="comment" label={t('Comment')} disableSort cellSx={() => ({ whiteSpace: 'pre-line' })} />
        <Column
          source="language"
          label={t('Language')}
          disableSort
          render={({ language }) => (language === 'ne' ? t('Nepali') : t('English'))}
        />
      </DataTable>
    </List>
  )
}

function Verdict({ verdict }: { verdict: FeedbackVerdict }) {
  return <StatusChip tone={verdict === 'positive' ? 'confirm' : 'danger'} label={names[verdict]} />
}
