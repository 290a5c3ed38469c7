import DoneIcon from '@mui/icons-material/TaskAltOutlined'
import { Box, Stack, Tab, Typography } from '@mui/material'
import { DataTable, List, SelectInput, useListContext } from 'react-admin'
import type { WorkRow } from '#contract/admin/assignments.ts'
import { assignmentRules } from '#domain/assignments/assignments.ts'
import { t } from '../language/t.ts'
import { useCan } from '../session/staff-session.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { whenText } from '../ui/formats.ts'
import { TabStrip } from '../ui/tab-strip.tsx'
import { TakeButton } from './assignment-bar.tsx'
import { DueMark, dueLabel } from './due-mark.tsx'
import { MentionsPart } from './mentions-part.tsx'
import { kindWords, WorkState, workDetail } from './work-words.tsx'

const kinds = Object.entries(kindWords).map(([id, name]) => ({ id, name }))
const filters = [<SelectInput key="kind" source="kind" label={t('Kind')} choices={kinds} alwaysOn />]

const tabs = [
  { of: 'mine', label: t('Mine'), none: t('You have no open work.') },
  { of: 'nobody', label: t('Nobody’s'), none: t('Everything that is open has an owner.') },
  { of: 'everybody', label: t('Everybody’s'), none: t('Nothing is open.') },
] as const

const Column = DataTable.Col<WorkRow>
const wide = { display: { xs: 'none', md: 'table-cell' } }
/** A phone has no room for columns of names: they stand below what the row is and its state. */
const fromTablet = { display: { xs: 'none', sm: 'table-cell' } }
const onPhone = { display: { xs: 'block', sm: 'none' } }

/** Open orders, messages, custom pieces and deliveries in order of due time: one’s own, nobody’s or everybody’s. */
export default function WorkList() {
  return (
    <List
      title={t('My work')}
      filters={filters}
      filterDefaultValues={{ of: 'mine' }}
      exporter={false}
      actions={false}
      empty={false}
    >
      <MentionsPart />
      <WorkTabs />
      <WorkTable />
    </List>
  )
}

function WorkTabs() {
  const { filterValues, setFilters } = useListContext()
  const { of = 'mine' } = filterValues
  return (
    <TabStrip
      value={of}
      onChange={(_event, chosen: string) => setFilters({ ...filterValues, of: chosen })}
      aria-label={t('Whose work')}
      sx={{ minWidth: 0 }}
    >
      {tabs.map((tab) => (
        <Tab key={tab.of} value={tab.of} label={tab.label} />
      ))}
    </TabStrip>
  )
}

function WorkTable() {
  const { of = 'mine' } = useListContext().filterValues
  const none = tabs.find((tab) => tab.of === of)?.none ?? ''
  return (
    <DataTable<WorkRow>
      rowClick={(_id, _resource, { kind, recordId }) =>
        `/${assignmentRules[kind as WorkRow['kind']].path}/${recordId}/show`
      }
      bulkActionButtons={false}
      empty={<EmptyState icon={DoneIcon} title={t('Nothing to do')} text={none} />}
    >
      <Column source="due" label={dueLabel} disableSort render={DueCell} />
      <Column source="number" label={t('What')} disableSort render={WhatCell} />
      <Column source="name" label={t('Customer')} disableSort sx={fromTablet} render={customerOf} />
      <Column
        source="state"
        label={t('Status')}
        disableSort
        render={(row) => (
          <>
            <WorkState row={row} />
            {of !== 'mine' && (
              <Box sx={{ ...onPhone, mt: 0.5 }}>
                <OwnerOf row={row} />
              </Box>
            )}
          </>
        )}
      />
      <Column source="since" label={t('Since')} disableSort sx={wide} render={({ since }) => whenText(since)} />
      {of !== 'mine' && (
        <Column source="owner" label={t('Owner')} disableSort sx={fromTablet} render={(row) => <OwnerOf row={row} />} />
      )}
    </DataTable>
  )
}

function DueCell({ assignment: { dueAt } }: WorkRow) {
  return dueAt === null ? '–' : <DueMark dueAt={dueAt} isInColumn />
}

function customerOf({ name }: WorkRow): string {
  return name || t('Customer deleted')
}

function WhatCell(row: WorkRow) {
  const detail = workDetail(row)
  return (
    <>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {kindWords[row.kind]}{' '}
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {row.number}
        </Box>
      </Typography>
      {detail !== '' && (
        <Typography variant="caption" component="div" color="text.secondary">
          {detail}
        </Typography>
      )}
      <Typography variant="body2" sx={onPhone}>
        {customerOf(row)}
      </Typography>
    </>
  )
}

/** Owner, or the button to take what is nobody’s; a click on it opens no page. */
function OwnerOf({ row: { kind, recordId, assignment } }: { row: WorkRow }) {
  const mayAssign = useCan(assignmentRules[kind].write)
  const { owner } = assignment
  if (owner !== null) return owner.name
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
      {t('Nobody')}
      {mayAssign && (
        <Box onClick={(event) => event.stopPropagation()}>
          <TakeButton kind={kind} id={recordId} assignment={assignment} />
        </Box>
      )}
    </Stack>
  )
}
