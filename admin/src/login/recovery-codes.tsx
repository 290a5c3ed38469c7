import { useState } from 'react'
import { Alert, Box, Button, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material'

type RecoveryCodesProps = { codes: readonly string[]; onKept: () => void }

/** Shown this once, to be kept. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const [isKept, setIsKept] = useState(false)
  return (
    <Stack sx={{ gap: 2 }}>
      <Alert severity="warning">
        Keep these codes where you find them without your phone. Each lets you in once when the app is lost. They are
        not shown again.
      </Alert>
      <Box component="ul" aria-label="Recovery codes" sx={list}>
        {codes.map((code) => (
          <Typography key={code} component="li" sx={{ fontFamily: 'monospace', fontSize: '1.0625rem' }}>
            {code}
          </Typography>
        ))}
      </Box>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button variant="outlined" href={asFile(codes)} download="kastha-recovery-codes.txt">
          Download
        </Button>
        <FormControlLabel
          control={<Checkbox checked={isKept} onChange={(_event, isNow) => setIsKept(isNow)} />}
          label="I have kept them"
        />
      </Stack>
      <Button variant="contained" disabled={!isKept} onClick={onKept} sx={{ alignSelf: 'start' }}>
        Done
      </Button>
    </Stack>
  )
}

function asFile(codes: readonly string[]): string {
  const text = `Recovery codes for the back office of Kastha, each for one login:\n\n${codes.join('\n')}\n`
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
