import type { ReactNode } from 'react'
import Print from '@mui/icons-material/PrintOutlined'
import { Box, Button, GlobalStyles, Stack } from '@mui/material'
import { t } from '../language/t.ts'

/** Printable A4 sheet; the print omits app bar, menu and buttons. `isWide` selects landscape. */
export function SheetOfPaper({ actions, isWide = false, isReady = true, children }: SheetOfPaperProps) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, py: 2 }}>
      <GlobalStyles styles={paperAlone(isWide)} />
      <Stack direction="row" className="not-on-paper" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        {actions}
        <Button variant="contained" startIcon={<Print />} disabled={!isReady} onClick={() => window.print()}>
          {t('Print')}
        </Button>
      </Stack>
      <Box role="region" aria-label={t('Sheet')} tabIndex={0} sx={paper}>
        {children}
      </Box>
    </Box>
  )
}

type SheetOfPaperProps = { actions?: ReactNode; isWide?: boolean; isReady?: boolean; children: ReactNode }

const paper = {
  backgroundColor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  p: 3,
  overflowX: 'auto',
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& th, & td': { textAlign: 'start', verticalAlign: 'top', p: 0.75, borderBottom: 1, borderColor: 'divider' },
  '& th': { fontWeight: 600 },
  '& tr': { breakInside: 'avoid' },
  '& .number': { textAlign: 'end', whiteSpace: 'nowrap' },
  '@media print': { border: 0, p: 0, overflow: 'visible', fontSize: '0.8125rem' },
}

/** Labeled line for a signature. */
export function SignatureLine({ label }: { label: string }) {
  return (
    <Box sx={{ flex: 1, minWidth: 160, pt: 6 }}>
      <Box sx={{ borderTop: 1, borderColor: 'text.primary', pt: 0.5 }}>{label}</Box>
    </Box>
  )
}

function paperAlone(isWide: boolean) {
  const margin = '0 !important'
  return {
    '@page': { size: isWide ? 'A4 landscape' : 'A4', margin: '12mm' },
    '@media print': {
      'header, nav, .MuiDrawer-root, .RaSidebar-fixed, .not-on-paper': { display: 'none !important' },
      '.RaLayout-appFrame, .RaLayout-content, .RaLayout-contentWithSidebar': { margin, padding: margin },
      body: { backgroundColor: 'transparent !important' },
    },
  }
}
