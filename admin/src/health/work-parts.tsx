import { Box, Typography } from '@mui/material'
import type { HealthReport } from '#contract/admin/health.ts'
import { t } from '../language/t.ts'
import { whenText } from '../ui/formats.ts'
import { StatusChip } from '../ui/status-chip.tsx'
import { countText, durationText, wordsOf } from './health-words.ts'
import { HealthPartCard, PartTable } from './part-table.tsx'

/** Jobs that have not ended, by kind. */
export function JobsPart({ jobs }: Pick<HealthReport, 'jobs'>) {
  return (
    <HealthPartCard part="jobs" value={jobs}>
      {(kinds) =>
        kinds.length === 0 ? (
          <Typography color="text.secondary">{t('Nothing waits.')}</Typography>
        ) : (
          <PartTable
            head={[t('Kind'), t('Waiting'), t('Running'), t('Retrying'), t('Parked')]}
            rows={kinds.map(({ kind, waiting, running, retrying, parked }) => ({
              key: kind,
              cells: [wordsOf(kind), ...[waiting, running, retrying, parked].map((count) => countText(count))],
            }))}
          />
        )
      }
    </HealthPartCard>
  )
}

type Task = NonNullable<HealthReport['schedule']>[number]

/** Tasks that run by the clock, with their last and next run. */
export function SchedulePart({ schedule }: Pick<HealthReport, 'schedule'>) {
  return (
    <HealthPartCard part="schedule" value={schedule}>
      {(tasks) => (
        <PartTable
          isText
          head={[t('Task'), t('State'), t('Last run'), t('Took'), t('Next run')]}
          rows={tasks.map((task) => ({
            key: task.kind,
            cells: [
              wordsOf(task.kind),
              <TaskState key="state" task={task} />,
              task.startedAt === null ? t('Not yet') : whenText(task.startedAt),
              task.durationMs === null ? '' : durationText(task.durationMs),
              whenText(task.nextAt),
            ],
          }))}
        />
      )}
    </HealthPartCard>
  )
}

function TaskState({ task: { isLate, error, startedAt } }: { task: Task }) {
  if (isLate) return <StatusChip tone="danger" label={t('Late')} />
  if (error !== '') {
    return (
      <Box sx={{ minWidth: 200, whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
        <StatusChip tone="danger" label={t('Failed')} /> {error}
      </Box>
    )
  }
  return startedAt === null ? (
    <StatusChip tone="quiet" label={t('Waiting')} />
  ) : (
    <StatusChip tone="confirm" label={t('On time')} />
  )
}
