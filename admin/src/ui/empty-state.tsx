import type { ReactNode } from 'react'
import type { SvgIconComponent } from '@mui/icons-material'
import { Stack, Typography } from '@mui/material'

export type EmptyStateProps = {
  icon: SvgIconComponent
  title: string
  /** What the list shows, and where its records come from. */
  text: string
  /** Button for the first step. */
  children?: ReactNode
}

/** Placeholder for an empty list: `<List empty={<EmptyState … />}>`. */
export function EmptyState({ icon: Icon, title, text, children }: EmptyStateProps) {
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 1, py: 8, px: 2, width: '100%' }}>
      <Icon color="disabled" sx={{ fontSize: 48 }} />
      <Typography variant="h2">{title}</Typography>
      <Typography color="text.secondary" sx={{ maxWidth: '60ch' }}>
        {text}
      </Typography>
      {children}
    </Stack>
  )
}
