import { useState } from 'react'
import { Alert, Box, Button, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material'
import { t } from '../language/t.ts'

type RecoveryCodesProps = { codes: readonly string[]; onKept: () => void }

/** Recovery codes, shown once for the user to save. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const [isKept, setIsKept] = useState(false)
  return (
    <Stack sx={{ gap: 2 }}>
      <Alert severity="warning">
        {t(
          'Save these codes somewhere you can reach without your phone. Each works once if you lose your app. They are not shown again.',
        )}
      </Alert>
      <Box component="ul" aria-label={t('Recovery codes')} sx={list}>
        {codes.map((code) => (
          <Typography key={code} component="li" sx={{ fontFamily: 'monospace', fontSize: '1.0625rem' }}>
            {code}
          </Typography>
        ))}
      </Box>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button variant="outlined" href={asFile(codes)} download="kastha-recovery-codes.txt">
          {t('Download')}
        </Button>
        <FormControlLabel
          control={<Checkbox checked={isKept} onChange={(_event, isNow) => setIsKept(isNow)} />}
          label={t('I have saved these codes')}
        />
      </Stack>
      <Button variant="contained" disabled={!isKept} onClick={onKept} sx={{ alignSelf: 'start' }}>
        {t('Done')}
      </Button>
    </Stack>
  )
}

function asFile(codes: readonly string[]): string {
  const text = `${t('Recovery codes for Kastha’s back office, one login each:')}\n\n${codes.join('\n')}\n`
  return `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, max-content)',
  gap: 1,
  columnGap: 4,
}
