import MyWorkIcon from '@mui/icons-material/AssignmentIndOutlined'
import { Badge } from '@mui/material'
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
      primaryText={overdue > 0 ? `My work (${atMost(overdue)} overdue)` : 'My work'}
      leftIcon={
        <Badge
          badgeContent={mine}
          max={MOST_SHOWN}
          color={overdue > 0 ? 'error' : 'primary'}
          slotProps={{ badge: { 'aria-hidden': true } as object }}
        >
          <MyWorkIcon fontSize="small" titleAccess={mine > 0 ? `${atMost(mine)} open` : ''} />
        </Badge>
      }
      onClick={() => forget('assignments.listParams')}
    />
  )
}

function atMost(count: number): string {
  return count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count)
}
