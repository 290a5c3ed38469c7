import type { ReactNode } from 'react'
import { Stack, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import { PagePart } from '../ui/page-part.tsx'

type Figure = { key: string | number; label: ReactNode; figure: ReactNode; to?: string }

type FigureListProps = {
  title: string
  figures: readonly Figure[]
  /** Text of the empty state. */
  none: string
  /** Link to the full list. */
  all?: { label: string; to: string }
}

/** List of labels with their figures; each links to the records it counts. */
export function FigureList({ title, figures, none, all }: FigureListProps) {
  return (
    <PagePart title={title} {...(all && { action: <Link to={all.to}>{all.label}</Link> })}>
      {figures.length === 0 && <Typography color="text.secondary">{none}</Typography>}
      <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {figures.map(({ key, label, figure, to }) => (
          <Stack
            key={key}
            component="li"
            direction="row"
            sx={{ justifyContent: 'space-between', gap: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
          >
            {to === undefined ? <span>{label}</span> : <Link to={to}>{label}</Link>}
            <span>{figure}</span>
          </Stack>
        ))}
      </Stack>
    </PagePart>
  )
}
