import { Card, CardContent, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { t } from '../language/t.ts'
import { SetUpTotp } from './set-up-totp.tsx'

/** Replaces every page for staff who need a second factor and have none. */
export function MustSetUpTotp() {
  return (
    <Card sx={{ mt: 3, maxWidth: 560 }}>
      <Title title={t('Two-factor authentication')} />
      <CardContent sx={{ p: 3, display: 'grid', gap: 2 }}>
        <Typography variant="h2">{t('Set up two-factor authentication')}</Typography>
        <Typography>
          {t('You need it before you can continue. It takes two minutes and an app on your phone.')}
        </Typography>
        <SetUpTotp onDone={() => location.reload()} />
      </CardContent>
    </Card>
  )
}
