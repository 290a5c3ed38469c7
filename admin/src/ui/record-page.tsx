import type { ReactNode } from 'react'
import { Box, Stack, Typography } from '@mui/material'
import { Title } from 'react-admin'

/** Layout of a record's page: title, state and actions at the top, then the content with an aside. */
export function RecordPage({ title, state, acts, bar, children, aside }: RecordPageProps) {
  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <Title title={title} />
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h1" component="p">
          {title}
        </Typography>
        {state}
        <Box sx={{ flex: 1 }} />
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', minWidth: 0 }}>
          {acts}
        </Stack>
      </Stack>
      {bar}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
          alignItems: 'start',
        }}
      >
        <Stack sx={{ gap: 2, minWidth: 0 }}>{children}</Stack>
        <Stack sx={{ gap: 2, minWidth: 0 }}>{aside}</Stack>
      </Box>
    </Stack>
  )
}

type RecordPageProps = {
  title: string
  state?: ReactNode
  acts?: ReactNode
  /** A line below them. */
  bar?: ReactNode
  children: ReactNode
  aside?: ReactNode
}
