import { Box } from '@mui/material'

/** Sums with their labels; the row with the label `strong` stands out. Changes are read aloud. */
export function Sums({ rows, strong }: { rows: readonly [label: string, sum: string][]; strong: string }) {
  return (
    <Box
      component="dl"
      aria-live="polite"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', rowGap: 0.5, columnGap: 2 }}
    >
      {rows.map(([label, sum]) => (
        <Box key={label} sx={{ display: 'contents', fontWeight: label === strong ? 600 : 400 }}>
          <dt>{label}</dt>
          <Box component="dd" sx={{ m: 0, textAlign: 'right', whiteSpace: 'nowrap' }}>
            {sum}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
