import type { ReactNode } from 'react'
import { Card, CardContent, CardHeader } from '@mui/material'

/** Card with a heading, as a section of a page. */
export function PagePart({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <Card component="section" variant="outlined" aria-label={title}>
      <CardHeader
        title={title}
        action={action}
        slotProps={{ title: { variant: 'h3', component: 'h2' } }}
        // Its buttons come below the title where both do not fit.
        sx={{ pb: 0, flexWrap: 'wrap', '& .MuiCardHeader-action': { maxWidth: '100%' } }}
      />
      <CardContent>{children}</CardContent>
    </Card>
  )
}
