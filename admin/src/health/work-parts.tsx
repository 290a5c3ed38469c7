import { Box, Typography } from '@mui/material'
import type { HealthReport } from '#contract/admin/health.ts'
import { whenText } from '../ui/formats.ts'
import { StatusChip } from '../ui/status-chip.tsx'
import { durationText, wordsOf } from './health-words.ts'
import { HealthPartCard, PartTable } from './part-table.tsx'

/** Jobs that have not ended, by kind. */
export function JobsPart({ jobs }: Pick<HealthReport, 'jobs'>) {
  return (
    <HealthPartCard part="jobs" value={jobs}>
      {(kinds) =>
        kinds.length === 0 ? (
          <Typography color="text.secondary">Nothing waits.</Typography>
        ) : (
          <PartTable
            head={['Kind', 'Waiting', 'Running', 'Retrying', 'Parked']}
            rows={kinds.map(({ kind, waiting, running, retrying, parked }) => ({
              key: kind,
              cells: [wordsOf(kind), waiting, running, retrying, parked],
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
          head={['Task', 'State', 'Last run', 'Took', 'Next run']}
          rows={tasks.map((task) => ({
            key: task.kind,
            cells: [
              wordsOf(task.kind),
              <TaskState key="state" task={task} />,
              task.startedAt === null ? 'Not yet' : whenText(task.startedAt),
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
  if (isLate) return <StatusChip tone="danger" label="Late" />
  if (error !== '') {
    return (
      <Box sx={{ minWidth: 200, whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
        <StatusChip tone="danger" label="Failed" /> {error}
      </Box>
    )
  }
  return startedAt === null ? (
    <StatusChip tone="quiet" label="Waiting" />
  ) : (
    <StatusChip tone="confirm" label="On time" />
  )
}
