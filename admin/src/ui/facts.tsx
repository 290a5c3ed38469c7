import { Fragment, type ReactNode } from 'react'
import { Box, Typography } from '@mui/material'

/** Definition list of a record's details; rows without a value are omitted. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  const known = facts.filter(([, value]) => value !== null && value !== undefined && value !== '')
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)',
        gap: 1,
        m: 0,
        alignItems: 'baseline',
        alignContent: 'start',
      }}
    >
      {known.map(([name, value], place) => (
        // Names may repeat, and rows never change their order.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={place}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {name}
          </Typography>
          <Typography component="dd" sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </Fragment>
      ))}
    </Box>
  )
}
