import { Alert, List, ListItem, ListItemText, Skeleton } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { StaffSessionItem } from '#contract/admin/staff.ts'
import { get, remove } from '../api.ts'
import { said, t } from '../language/t.ts'
import { ActButton } from '../ui/act-button.tsx'
import { whenText } from '../ui/formats.ts'
import { StatusChip } from '../ui/status-chip.tsx'

/** The user's active sessions, each with a button to log it out. */
export function OwnSessions() {
  const { data, error, refetch } = useQuery({
    queryKey: ['own-sessions'],
    queryFn: ({ signal }) => get<{ items: StaffSessionItem[] }>('/me/sessions', {}, signal),
  })
  const again = () => void refetch()
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!data) return <Skeleton height={80} />
  return (
    <>
      <List disablePadding>
        {data.items.map(({ id, device, lastSeenAt, isCurrent }) => (
          <ListItem
            key={id}
            disableGutters
            secondaryAction={
              isCurrent ? (
                <StatusChip tone="confirm" label={t('This browser')} />
              ) : (
                <ActButton
                  label={t('Log out')}
                  act={() => remove(`/me/sessions/${id}`)}
                  done={t('Device logged out')}
                  onDone={again}
                />
              )
            }
          >
            <ListItemText primary={said(device)} secondary={t('Last active %{when}', { when: whenText(lastSeenAt) })} />
          </ListItem>
        ))}
      </List>
      {data.items.length > 1 && (
        <div>
          <ActButton
            label={t('Log out all other devices')}
            variant="outlined"
            act={() => remove('/me/sessions')}
            done={t('Logged out on all other devices')}
            onDone={again}
          />
        </div>
      )}
    </>
  )
}
