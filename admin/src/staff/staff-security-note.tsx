import { Alert, Skeleton } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { StaffSecurity } from '#contract/admin/staff.ts'
import { get, put } from '../api.ts'
import { t } from '../language/t.ts'
import { useStaff } from '../session/staff-session.ts'
import { ActButton } from '../ui/act-button.tsx'

/** Notice whether all staff need a second factor, with a button to change that. */
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
            label={t('Make optional')}
            act={() => change(false)}
            done={t('Two-factor authentication is no longer required for all staff')}
            ask={{
              title: t('Make two-factor authentication optional?'),
              text: managersNeedTotp
                ? t('Support staff can then turn it off. Owners and managers always need it.')
                : t('It stays on for everyone who has it, but they can turn it off.'),
            }}
            onDone={() => void refetch()}
          />
        }
      >
        {t('Two-factor authentication is required for all staff.')}{' '}
        {withoutTotp.length > 0 && t('Not set up yet: %{names}.', { names: withoutTotp.join(', ') })}
      </Alert>
    )
  }
  return (
    <Alert
      severity="info"
      sx={{ mt: 2 }}
      action={
        <ActButton
          label={t('Require for all staff')}
          act={() => change(true)}
          done={t('Two-factor authentication is now required for all staff')}
          disabled={!me?.hasTotp}
          ask={{
            title: t('Require two-factor authentication for all staff?'),
            text:
              withoutTotp.length > 0
                ? t('These staff members must set it up before they can continue: %{names}.', {
                    names: withoutTotp.join(', '),
                  })
                : t('All staff have already set it up.'),
          }}
          onDone={() => void refetch()}
        />
      }
    >
      {managersNeedTotp
        ? t('Two-factor authentication is required for owners and managers, and optional for support.')
        : t('Two-factor authentication is optional.')}{' '}
      {!me?.hasTotp && t('To require it, set it up for your own account first.')}
    </Alert>
  )
}

function change(isTotpRequired: boolean) {
  return put('/staff-security', { isTotpRequired })
}
