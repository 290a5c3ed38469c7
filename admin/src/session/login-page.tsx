import { Box, Card, CardContent, Link, Typography } from '@mui/material'
import { useLogin } from 'react-admin'
import { LogInForm } from './log-in-form.tsx'

/** Login page. Then redirects to the page that was requested. */
export function LoginPage() {
  const logIn = useLogin()
  return (
    <Box component="main" sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2 }}>
      <Card sx={{ width: '100%', maxWidth: 400 }}>
        <CardContent sx={{ p: 4, display: 'grid', gap: 3 }}>
          <Box>
            <Box component="img" src="/logo.svg" alt="Kastha" sx={{ height: 40, display: 'block', mb: 2 }} />
            <Typography variant="h2" component="h1">
              Back office
            </Typography>
          </Box>
          <LogInForm onSubmit={logIn} />
          <Link href="/admin/forgotten">Forgot your password?</Link>
        </CardContent>
      </Card>
    </Box>
  )
}
