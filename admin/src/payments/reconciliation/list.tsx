import StatementIcon from '@mui/icons-material/AccountBalanceOutlined'
import { Box, Button, Stack, Typography, useMediaQuery, type Theme } from '@mui/material'
import { DataTable, DateInput, List, SearchInput, SelectInput, TopToolbar } from 'react-admin'
import { Link } from 'react-router-dom'
import type { StatementLine } from '#contract/admin/payments/reconciliation.ts'
import { dayText } from '../../fulfilment/deliveries/delivery-words.tsx'
import { t } from '../../language/t.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ExportMenu } from '../../ui/export-menu.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'
import { BringStatement } from './bring-statement.tsx'
import { LineActs } from './line-acts.tsx'
import { Months } from './months.tsx'
import { paisaText } from './paisa-text.ts'
import { lineStateWords, sourceChoices, sourceWords, stateChoices } from './reconciliation-words.ts'

const noDay = (day: string) => day || undefined

const filters = [
  <SearchInput key="q" source="q" placeholder={t('Amount')} alwaysOn />,
  <SelectInput key="state" source="state" label={t('Status')} choices={stateChoices} alwaysOn />,
  <SelectInput key="source" source="source" label={t('Source')} choices={sourceChoices} alwaysOn />,
  <DateInput key="from" source="from" label={t('From')} alwaysOn parse={noDay} />,
  <DateInput key="until" source="until" label={t('To')} alwaysOn parse={noDay} />,
]

const empty = (
  <EmptyState
    icon={StatementIcon}
    title={t('No lines found')}
    text={t('Lines of uploaded statements appear here, with the payments and refunds that they may settle.')}
  />
)

const Column = DataTable.Col<StatementLine>

/** Lines of bank statements and wallet reports, beside the payments that they settle. */
export default function StatementLineList() {
  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <BringStatement />
      <List
        title={t('Reconciliation')}
        filters={filters}
        filterDefaultValues={{ state: 'open' }}
        sort={{ field: 'day', order: 'DESC' }}
        exporter={false}
        empty={false}
        actions={
          <TopToolbar>
            <ExportMenu />
            <Button component={Link} to="/uncovered-payments" size="small">
              {t('Payments without a line')}
            </Button>
          </TopToolbar>
        }
      >
        <Lines />
      </List>
      <Months />
    </Stack>
  )
}

/**
 * On narrow screens amount and date share a column, and so do what the statement says and what to do. The latter is always
 * the last column, so that its open dialog stays when a tablet is turned.
 */
function Lines() {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <DataTable bulkActionButtons={false} rowClick={false} empty={empty} sx={{ '& td': { verticalAlign: 'top' } }}>
        <Column
          source="day"
          label={t('Date')}
          render={(line) => (
            <Box sx={noWrap}>
              {dayText(line.day)}
              {isNarrow && <div>{paisaText(line.paisa)}</div>}
            </Box>
          )}
        />
        {!isNarrow && (
          <Column
            source="paisa"
            label={t('Amount')}
            disableSort
            align="right"
            render={({ paisa }) => <Box sx={noWrap}>{paisaText(paisa)}</Box>}
          />
        )}
        {!isNarrow && <Column source="description" label={t('Statement')} disableSort render={LineText} />}
        {!isNarrow && <Column source="state" label={t('Status')} disableSort render={LineStatus} />}
        <Column
          label={isNarrow ? t('Statement') : t('Payments and refunds')}
          disableSort
          render={(line) => (
            <Stack sx={{ gap: 1 }}>
              {isNarrow && <LineText {...line} />}
              {isNarrow && <LineStatus {...line} />}
              <LineActs line={line} />
            </Stack>
          )}
        />
      </DataTable>
    </Box>
  )
}

function LineText({ source, reference, description }: StatementLine) {
  return (
    <Box sx={{ minWidth: { md: 160 }, maxWidth: 320, overflowWrap: 'anywhere' }}>
      <Typography variant="body2">{description || reference || '–'}</Typography>
      <Typography variant="caption" color="text.secondary">
        {[sourceWords[source], description === '' ? '' : reference].filter((text) => text !== '').join(' · ')}
      </Typography>
    </Box>
  )
}

function LineStatus({ state }: StatementLine) {
  return <StatusChip {...lineStateWords[state]} />
}

const noWrap = { whiteSpace: 'nowrap' }
