import { Box, Card, CardContent, Link, Stack, Typography } from '@mui/material'
import { useLogin } from 'react-admin'
import { LanguageButtons } from '../language/language-choices.tsx'
import { t } from '../language/t.ts'
import { LogInForm } from './log-in-form.tsx'

/** Login page. Then redirects to the page that was requested. */
export function LoginPage() {
  const logIn = useLogin()
  return (
    <Box component="main" sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2 }}>
      <title>{t('Kastha back office')}</title>
      <Card sx={{ width: '100%', maxWidth: 400 }}>
        <CardContent sx={{ p: 4, display: 'grid', gap: 3 }}>
          <Box>
            <Box component="img" src="/logo.svg" alt={t('Kastha')} sx={{ height: 40, display: 'block', mb: 2 }} />
            <Typography variant="h2" component="h1">
              {t('Back office')}
            </Typography>
          </Box>
          <LogInForm onSubmit={logIn} />
          <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
            <Link href="/admin/forgotten">{t('Forgot your password?')}</Link>
            <LanguageButtons />
          </Stack>
        </CardContent>
      </Card>
    </Box>
  )
}
