import { useState } from 'react'
import { Box, Stack, TextField, Typography } from '@mui/material'
import type { RecoveryCodes as Codes, TotpSetup } from '#contract/admin/staff.ts'
import { post, put } from '../api.ts'
import { t, tNodes } from '../language/t.ts'
import { CallForm, helped } from './call-form.tsx'
import { QrCode } from './qr-code.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** Steps to set up two-factor authentication: password, QR code, first code, recovery codes. */
export function SetUpTotp({ onDone }: { onDone: () => void }) {
  const [setup, setSetup] = useState<TotpSetup>()
  const [codes, setCodes] = useState<string[]>()

  async function confirm({ code }: Record<string, string>) {
    const { recoveryCodes } = await put<Codes>('/me/totp', { setup: setup!.setup, code })
    setCodes(recoveryCodes)
  }

  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />
  if (!setup) {
    return (
      <CallForm
        submit={t('Continue')}
        onSubmit={async ({ password }) => setSetup(await post('/me/totp', { password }))}
      >
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
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography>
        {t(
          'Scan this QR code with an authenticator app, such as Google Authenticator, Aegis or 1Password. Then enter the code it shows.',
        )}
      </Typography>
      <QrCode text={setup.uri} label={t('QR code for your app')} />
      <Typography color="text.secondary">
        {tNodes('Or enter this key in the app: %{key}', { key: <Secret text={setup.secret} /> })}
      </Typography>
      <CallForm submit={t('Turn on')} onSubmit={confirm}>
        {({ code }) => (
          <TextField
            name="code"
            label={t('Code from your app')}
            autoComplete="one-time-code"
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            required
            {...helped(code, t('6 digits'))}
          />
        )}
      </CallForm>
    </Stack>
  )
}

function Secret({ text }: { text: string }) {
  return (
    <Box component="code" sx={{ color: 'text.primary', wordBreak: 'break-all' }}>
      {inGroups(text)}
    </Box>
  )
}

function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)!.join(' ')
}
