import { lazy, Suspense } from 'react'
import OpenInNew from '@mui/icons-material/OpenInNew'
import { Button } from '@mui/material'
import { AppBar, TitlePortal, type AppBarProps } from 'react-admin'
import { Find } from '../find/find.tsx'
import { t } from '../language/t.ts'
import { OwnMenu } from '../staff/own-menu.tsx'
import { tokens } from '../theme/tokens.ts'

const Bell = lazy(() => import('../live/bell.tsx'))

/** App bar with the page's title, the search for anything, a link to the shop, the news and the user menu. */
export function Bar(props: AppBarProps) {
  return (
    <AppBar
      {...props}
      userMenu={<OwnMenu />}
      color="inherit"
      elevation={0}
      sx={{ borderBottom: `1px solid ${tokens.line}`, color: tokens.ink }}
    >
      <TitlePortal variant="h3" component="h1" sx={{ flex: '0 1 auto', minWidth: { lg: 192 }, mr: { xs: 1, md: 3 } }} />
      <Find />
      <Button href="/" target="_blank" rel="noopener" color="inherit" startIcon={<OpenInNew />} sx={iconOnPhones}>
        {t('Shop')}
      </Button>
      <Suspense fallback={null}>
        <Bell />
      </Suspense>
    </AppBar>
  )
}

/** The word stays for screen readers. */
const iconOnPhones = {
  '@media (width < 600px)': { minWidth: 40, px: 1, fontSize: 0, '& .MuiButton-startIcon': { m: 0 } },
}
