import { useSyncExternalStore } from 'react'
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import type { StaffLoginBody } from '#contract/admin/staff.ts'
import { authProvider } from '../auth-provider.ts'
import { t } from '../language/t.ts'
import { LogInForm } from './log-in-form.tsx'
import { expiredSession } from './question.ts'
import { useStaff } from './staff-session.ts'

/** Login dialog for a session that expired during work. Keeps everything typed on the page. */
export function ExpiredSession() {
  const isOpen = useSyncExternalStore(expiredSession.watch, expiredSession.isAsking)
  const staff = useStaff()

  return (
    <Dialog open={isOpen} maxWidth="xs" fullWidth aria-labelledby="expired-title">
      <DialogTitle id="expired-title">{t('Your session has expired')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {staff
            ? t('Log in again as %{email} to continue. Your changes are kept.', { email: staff.email })
            : t('Log in again to continue. Your changes are kept.')}
        </DialogContentText>
        {isOpen && <LogInForm {...(staff && { email: staff.email })} onSubmit={logIn} />}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => expiredSession.answer(false)}>
          {t('Discard changes and leave')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

async function logIn(body: StaffLoginBody) {
  await authProvider.login(body)
  expiredSession.answer(true)
}
