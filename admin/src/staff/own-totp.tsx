import { useState } from 'react'
import { Alert, Button, Skeleton, Stack, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { OwnSecurity, RecoveryCodes as Codes } from '#contract/admin/staff.ts'
import { get, post } from '../api.ts'
import { t } from '../language/t.ts'
import { CallForm, helped } from '../login/call-form.tsx'
import { RecoveryCodes } from '../login/recovery-codes.tsx'
import { SetUpTotp } from '../login/set-up-totp.tsx'
import { currentStaff, rememberStaff } from '../session/staff-session.ts'
import { whenText } from '../ui/formats.ts'

type Doing = 'nothing' | 'setting-up' | 'switching-off' | 'renewing'

/** The user's second factor: setup, change of app, removal and recovery codes. */
export function OwnTotp() {
  const [doing, setDoing] = useState<Doing>('nothing')
  const [codes, setCodes] = useState<string[]>()
  const { data, error, refetch } = useQuery({
    queryKey: ['own-security'],
    queryFn: ({ signal }) => get<OwnSecurity>('/me/totp', {}, signal),
  })

  async function finish() {
    setDoing('nothing')
    setCodes(undefined)
    const { data: now } = await refetch()
    const me = currentStaff()
    if (me && now) rememberStaff({ ...me, hasTotp: now.totpSince !== null })
  }

  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!data) return <Skeleton height={60} />
  if (codes) return <RecoveryCodes codes={codes} onKept={finish} />
  if (doing === 'setting-up') return <SetUpTotp onDone={finish} />
  if (doing === 'switching-off') {
    return (
      <AskPassword submit={t('Turn off')} act={(password) => post('/me/totp/removal', { password })} onDone={finish} />
    )
  }
  if (doing === 'renewing') {
    return <AskPassword submit={t('Create new codes')} act={renew} onDone={(given) => setCodes(given.recoveryCodes)} />
  }
  if (data.totpSince === null) {
    return (
      <>
        <Typography>
          {t('Two-factor authentication keeps your account safe even if someone learns your password.')}
        </Typography>
        <Button
          variant="contained"
          sx={{ alignSelf: 'start', justifySelf: 'start' }}
          onClick={() => setDoing('setting-up')}
        >
          {t('Set up')}
        </Button>
      </>
    )
  }
  return (
    <>
      <Typography>
        {t('On since %{when}. Recovery codes left: %{left}.', {
          when: whenText(data.totpSince),
          left: data.recoveryCodesLeft,
        })}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => setDoing('renewing')}>
          {t('Create new recovery codes')}
        </Button>
        <Button variant="outlined" onClick={() => setDoing('setting-up')}>
          {t('Use another app')}
        </Button>
        {!data.isTotpRequired && (
          <Button variant="outlined" color="error" onClick={() => setDoing('switching-off')}>
            {t('Turn off')}
          </Button>
        )}
      </Stack>
    </>
  )
}

function renew(password: string) {
  return post<Codes>('/me/recovery-codes', { password })
}

type AskPasswordProps<Given> = {
  submit: string
  act: (password: string) => Promise<Given>
  onDone: (given: Given) => void
}

function AskPassword<Given>({ submit, act, onDone }: AskPasswordProps<Given>) {
  return (
    <CallForm submit={submit} onSubmit={async ({ password = '' }) => onDone(await act(password))}>
      {({ password }) => (
        <TextField
          name="password"
          type="password"
          label={t('Your password')}
          autoComplete="current-password"
          required
          {...helped(password)}
        />
      )}
    </CallForm>
  )
}
