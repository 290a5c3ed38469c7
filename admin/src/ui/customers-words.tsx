import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

/** What somebody typed, with its line breaks, and a line that says who wrote it. */
export function Words({ words, by }: { words: string; by: ReactNode }) {
  return (
    <>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{words}</Typography>
      <Typography variant="body2" color="text.secondary">
        {by}
      </Typography>
    </>
  )
}

/** An answer below the words that it answers. */
export function AnswerBox({ children }: { children: ReactNode }) {
  return <Box sx={{ borderLeft: 2, borderColor: 'divider', pl: 1.5 }}>{children}</Box>
}
