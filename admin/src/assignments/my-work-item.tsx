import MyWorkIcon from '@mui/icons-material/AssignmentIndOutlined'
import { Badge, Box } from '@mui/material'
import { Menu, useRemoveFromStore } from 'react-admin'
import type { WorkCounts } from '#contract/admin/assignments.ts'
import { formats, t } from '../language/t.ts'
import { useCan } from '../session/staff-session.ts'
import { useWorkCounts } from './use-work-counts.ts'

const MOST_SHOWN = 99

/** Menu item of “My work” with the number of open records; red and in words if some are overdue. */
export function MyWorkItem() {
  const mayRead = useCan('assignments.read')
  const counts = useWorkCounts()
  const forget = useRemoveFromStore()
  if (!mayRead) return null
  const { mine = 0, overdue = 0, mentions = 0 } = counts ?? {}
  const waiting = mine + mentions
  return (
    <Menu.Item
      to="/assignments"
      primaryText={nameOf({ mine, overdue, mentions })}
      leftIcon={
        <Badge
          badgeContent={waiting > 0 ? <Box component="span" data-count={atMost(waiting)} sx={drawn} /> : null}
          color={overdue > 0 ? 'error' : 'primary'}
        >
          <MyWorkIcon fontSize="small" />
        </Badge>
      }
      onClick={() => forget('assignments.listParams')}
    />
  )
}

/** The item's name has the number already, so the badge only draws it. */
const drawn = { '&::after': { content: 'attr(data-count)' } }

/** `My work: 5, 1 overdue, 2 mentions` */
function nameOf({ mine, overdue, mentions }: WorkCounts): string {
  const parts = [
    mine > 0 ? atMost(mine) : '',
    overdue > 0 ? t('%{number} overdue', { number: atMost(overdue) }) : '',
    mentions > 0 ? (mentions === 1 ? t('1 mention') : t('%{number} mentions', { number: atMost(mentions) })) : '',
  ].filter((words) => words !== '')
  return parts.length === 0 ? t('My work') : t('My work: %{parts}', { parts: parts.join(', ') })
}

function atMost(count: number): string {
  return formats.digits(count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count))
}
