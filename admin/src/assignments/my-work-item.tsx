import MyWorkIcon from '@mui/icons-material/AssignmentIndOutlined'
import { Badge, Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Menu, useRemoveFromStore } from 'react-admin'
import type { WorkCounts } from '#contract/admin/assignments.ts'
import { get } from '../api.ts'
import { useCan } from '../session/staff-session.ts'

/** Colleagues assign work at any time. */
const REFRESHED_MS = 60_000
const MOST_SHOWN = 99

/** Menu item of “My work” with the number of open records; red and in words if some are overdue. */
export function MyWorkItem() {
  const mayRead = useCan('assignments.read')
  const forget = useRemoveFromStore()
  const { data } = useQuery({
    queryKey: ['assignments', 'counts'],
    queryFn: ({ signal }) => get<WorkCounts>('/assignments/counts', {}, signal),
    refetchInterval: REFRESHED_MS,
    enabled: mayRead,
  })
  if (!mayRead) return null
  const { mine = 0, overdue = 0 } = data ?? {}
  return (
    <Menu.Item
      to="/assignments"
      primaryText={nameOf(mine, overdue)}
      leftIcon={
        <Badge
          badgeContent={mine > 0 && <Box component="span" data-count={atMost(mine)} sx={drawn} />}
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

function nameOf(mine: number, overdue: number): string {
  if (mine === 0) return 'My work'
  return overdue > 0 ? `My work: ${atMost(mine)}, ${atMost(overdue)} overdue` : `My work: ${atMost(mine)}`
}

function atMost(count: number): string {
  return count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count)
}
