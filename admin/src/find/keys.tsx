import { Box } from '@mui/material'
import { tokens } from '../theme/tokens.ts'

/** A key as it is drawn on keyboards. */
export function Key({ children }: { children: string }) {
  return (
    <Box component="kbd" sx={look}>
      {children}
    </Box>
  )
}

const look = {
  display: 'inline-block',
  minWidth: 24,
  px: 0.75,
  border: `1px solid ${tokens.line}`,
  borderRadius: '4px',
  bgcolor: tokens.surface,
  font: 'inherit',
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: '22px',
  textAlign: 'center',
  whiteSpace: 'nowrap',
}
