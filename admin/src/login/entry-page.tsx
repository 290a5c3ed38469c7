import type { ReactNode } from 'react'
import { Box, Card, CardContent, Typography } from '@mui/material'
import { t } from '../language/t.ts'

/** Layout of pages without a login: one centered card. */
export function EntryPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="main" sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2 }}>
      <title>{t('%{title} · Kastha back office', { title })}</title>
      <Card sx={{ width: '100%', maxWidth: 440 }}>
        <CardContent sx={{ p: 4, display: 'grid', gap: 3 }}>
          <Box>
            <Box component="img" src="/logo.svg" alt={t('Kastha')} sx={{ height: 40, display: 'block', mb: 2 }} />
            <Typography variant="h2" component="h1">
              {title}
            </Typography>
          </Box>
          {children}
        </CardContent>
      </Card>
    </Box>
  )
}

/** Returns the token of an emailed link. */
export function linkToken(): string {
  return new URLSearchParams(location.search).get('token') ?? ''
}
