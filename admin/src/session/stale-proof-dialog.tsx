import { useState, useSyncExternalStore } from 'react'
import { Button, Dialog, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material'
import { post } from '../api.ts'
import { CallForm, helped } from '../login/call-form.tsx'
import { staleProof } from './question.ts'
import { useStaff } from './use-can.ts'

/** Asks for the password, or a code, before what a screen left open could do harm with. What was typed on the page stays. */
export function StaleProof() {
  const isOpen = useSyncExternalStore(staleProof.watch, staleProof.isAsking)
  return (
    <Dialog open={isOpen} onClose={cancel} maxWidth="xs" fullWidth aria-labelledby="proof-title">
      <DialogTitle id="proof-title">Is it still you?</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          Refunds, exports and changes of staff ask again after 15 minutes. What you typed is kept.
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
    <CallForm submit="Go on" onSubmit={prove}>
      {({ password, code }) => (
        <>
          {givesCode ? (
            <TextField
              key="code"
              name="code"
              label="Code of your app"
              autoComplete="one-time-code"
              required
              autoFocus
              {...helped(code, 'Six digits, or one of your recovery codes')}
            />
          ) : (
            <TextField
              key="password"
              name="password"
              type="password"
              label="Your password"
              autoComplete="current-password"
              required
              autoFocus
              {...helped(password)}
            />
          )}
          {hasTotp && (
            <Button color="inherit" sx={{ alignSelf: 'start' }} onClick={() => setGivesCode(!givesCode)}>
              {givesCode ? 'Use my password' : 'Use a code of my app'}
            </Button>
          )}
          <Button color="inherit" sx={{ alignSelf: 'start' }} onClick={cancel}>
            Cancel
          </Button>
        </>
      )}
    </CallForm>
  )
}

/** What was typed has the name of its field: `password` or `code`. */
async function prove(typed: Record<string, string>) {
  await post('/me/proof', typed)
  staleProof.answer(true)
}

function cancel() {
  staleProof.answer(false)
}
