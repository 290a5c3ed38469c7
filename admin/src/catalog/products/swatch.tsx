import { Box } from '@mui/material'

/** A dot of a color, beside its name. */
export function Swatch({ color }: { color: string }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        bgcolor: color,
        width: 16,
        height: 16,
        borderRadius: '50%',
        border: 1,
        borderColor: 'divider',
        flex: 'none',
      }}
    />
  )
}
