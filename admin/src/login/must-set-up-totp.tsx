import { Card, CardContent, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { SetUpTotp } from './set-up-totp.tsx'

/** In the place of every page, for somebody who needs a second factor and has none. */
export function MustSetUpTotp() {
  return (
    <Card sx={{ mt: 3, maxWidth: 560 }}>
      <Title title="Second factor" />
      <CardContent sx={{ p: 3, display: 'grid', gap: 2 }}>
        <Typography variant="h2">Set up your second factor</Typography>
        <Typography>You need one before you can go on. It takes two minutes and an app on your phone.</Typography>
        <SetUpTotp onDone={() => location.reload()} />
      </CardContent>
    </Card>
  )
}
