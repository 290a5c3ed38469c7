import HistoryIcon from '@mui/icons-material/HistoryOutlined'
import { Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { DateInput, List, SearchInput, SelectInput, TextInput, TopToolbar, useListContext } from 'react-admin'
import type { AuditChoices, AuditEntry } from '#contract/admin/audit.ts'
import { actionWords, thingOf } from '#domain/staff/admin-audit-words.ts'
import { get } from '../api.ts'
import { said, t } from '../language/t.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ExportMenu } from '../ui/export-menu.tsx'
import { EntryGroup, groupEntries } from './entry-group.tsx'

const empty = (
  <EmptyState icon={HistoryIcon} title={t('No changes yet')} text={t('Changes that staff make appear here.')} />
)

/** Audit log: each change with staff member, time, and values before and after. */
export default function AuditPage() {
  const { data: choices } = useQuery({
    queryKey: ['audit-choices'],
    queryFn: ({ signal }) => get<AuditChoices>('/audit/choices', {}, signal),
  })
  return (
    <List
      filters={filtersOf(choices ?? { people: [], tables: [] })}
      actions={
        <TopToolbar>
          <ExportMenu />
        </TopToolbar>
      }
      empty={empty}
      exporter={false}
      sort={{ field: 'at', order: 'DESC' }}
      title={t('Audit log')}
    >
      <Groups />
    </List>
  )
}

function filtersOf({ people, tables }: AuditChoices) {
  const things = tables.map((id) => ({ id, name: said(thingOf(id)) }))
  const actions = Object.entries(actionWords).map(([id, name]) => ({ id, name: t(name) }))
  return [
    <SearchInput key="q" source="q" alwaysOn />,
    <SelectInput key="staffId" source="staffId" label={t('Staff member')} choices={people} alwaysOn />,
    <SelectInput key="table" source="table" label={t('Record type')} choices={things} alwaysOn />,
    <DateInput key="from" source="from" label={t('From')} alwaysOn />,
    <DateInput key="to" source="to" label={t('To')} alwaysOn />,
    <SelectInput key="action" source="action" label={t('Change')} choices={actions} />,
    <TextInput key="rowKey" source="rowKey" label={t('Record ID')} />,
    <TextInput key="call" source="call" label={t('API call')} />,
    <TextInput key="requestId" source="requestId" label={t('Request ID')} />,
  ]
}

function Groups() {
  const { data, isPending, error } = useListContext<AuditEntry>()
  if (isPending || error) return null
  if (data.length === 0)
    return <EmptyState icon={HistoryIcon} title={t('No results')} text={t('No changes match these filters.')} />
  return (
    <Box sx={{ p: 1 }}>
      {groupEntries(data).map((entries) => (
        <EntryGroup key={entries[0]!.id} entries={entries} />
      ))}
    </Box>
  )
}
