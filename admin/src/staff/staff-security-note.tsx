import { Alert, Skeleton } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { StaffSecurity } from '#contract/admin/staff.ts'
import { get, put } from '../api.ts'
import { useStaff } from '../session/use-can.ts'
import { ActButton } from '../ui/act-button.tsx'

/** Whether everybody needs a second factor, with the way to change it. */
export function StaffSecurityNote() {
  const me = useStaff()
  const { data, error, refetch } = useQuery({
    queryKey: ['staff-security'],
    queryFn: ({ signal }) => get<StaffSecurity>('/staff-security', {}, signal),
  })
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!data) return <Skeleton height={52} />
  const { isTotpRequired, managersNeedTotp, withoutTotp } = data
  if (isTotpRequired) {
    return (
      <Alert
        severity="success"
        sx={{ mt: 2 }}
        action={
          <ActButton
            label="No longer require it"
            act={() => change(false)}
            done="A second factor is no longer required of everybody"
            ask={{
              title: 'No longer require a second factor?',
              text: managersNeedTotp
                ? 'Support may then switch theirs off. Owners and managers always need one.'
                : 'Everybody who has one keeps it, and may switch it off.',
            }}
            onDone={() => void refetch()}
          />
        }
      >
        Everybody needs a second factor.{withoutTotp.length > 0 && ` Still without: ${withoutTotp.join(', ')}.`}
      </Alert>
    )
  }
  return (
    <Alert
      severity="info"
      sx={{ mt: 2 }}
      action={
        <ActButton
          label="Require it of everybody"
          act={() => change(true)}
          done="Everybody needs a second factor now"
          disabled={!me?.hasTotp}
          ask={{
            title: 'Require a second factor of everybody?',
            text: `Everybody without one can do nothing from now on but set one up: ${withoutTotp.join(', ') || 'nobody'}.`,
          }}
          onDone={() => void refetch()}
        />
      }
    >
      {managersNeedTotp
        ? 'Owners and managers need a second factor. For support it is their own choice.'
        : 'A second factor is everybody’s own choice.'}
      {!me?.hasTotp && ' To require it, set one up for yourself first.'}
    </Alert>
  )
}

function change(isTotpRequired: boolean) {
  return put('/staff-security', { isTotpRequired })
}
