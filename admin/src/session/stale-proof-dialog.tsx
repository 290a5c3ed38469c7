import { useState, useSyncExternalStore } from 'react'
import { Button, Dialog, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material'
import { post } from '../api.ts'
import { t } from '../language/t.ts'
import { CallForm, helped } from '../login/call-form.tsx'
import { staleProof } from './question.ts'
import { useStaff } from './staff-session.ts'

/** Dialog that asks for the password or a code before sensitive actions. Keeps everything typed on the page. */
export function StaleProof() {
  const isOpen = useSyncExternalStore(staleProof.watch, staleProof.isAsking)
  return (
    <Dialog open={isOpen} onClose={cancel} maxWidth="xs" fullWidth aria-labelledby="proof-title">
      <DialogTitle id="proof-title">{t('Confirm your identity')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {t(
            'For refunds, exports and staff changes, you must confirm your identity again after 15 minutes. Your changes are kept.',
          )}
        </DialogContentText>
        {isOpen && <ProofForm />}
      </DialogContent>
    </Dialog>
  )
}

function ProofForm() {
  const hasTotp = useStaff()?.hasTotp ?? false
  const [givesCode, setGivesCode] = useState(hasTotp)

  return (
    <CallForm submit={t('Continue')} onSubmit={prove}>
      {({ password, code }) => (
        <>
          {givesCode ? (
            <TextField
              key="code"
              name="code"
              label={t('Code from your app')}
              autoComplete="one-time-code"
              required
              autoFocus
              {...helped(code, t('6 digits, or one of your recovery codes'))}
            />
          ) : (
            <TextField
              key="password"
              name="password"
              type="password"
              label={t('Your password')}
              autoComplete="current-password"
              required
              autoFocus
              {...helped(password)}
            />
          )}
          {hasTotp && (
            <Button color="inherit" sx={{ alignSelf: 'start' }} onClick={() => setGivesCode(!givesCode)}>
              {givesCode ? t('Use my password') : t('Use a code from my app')}
            </Button>
          )}
          <Button color="inherit" sx={{ alignSelf: 'start' }} onClick={cancel}>
            {t('Cancel')}
          </Button>
        </>
      )}
    </CallForm>
  )
}

/** Sends the proof: `password` or `code`, by the name of the field. */
async function prove(typed: Record<string, string>) {
  await post('/me/proof', typed)
  staleProof.answer(true)
}

function cancel() {
  staleProof.answer(false)
}
