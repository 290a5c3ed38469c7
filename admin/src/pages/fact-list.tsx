import ExpandMore from '@mui/icons-material/ExpandMore'
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Alert,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { PageFacts } from '#contract/admin/pages.ts'
import { get } from '../api.ts'
import { t } from '../language/t.ts'

/** Table of the placeholders that a text may contain, with their values. */
export function FactList() {
  const { data, error } = useQuery({ queryKey: ['page-facts'], queryFn: () => get<PageFacts>('/page-facts') })
  return (
    <Accordion variant="outlined" disableGutters slotProps={{ heading: { component: 'h2' } }} sx={{ width: '100%' }}>
      <AccordionSummary expandIcon={<ExpandMore />}>
        <Typography>{t('Available placeholders')}</Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ overflowX: 'auto' }}>
        {error && <Alert severity="error">{error.message}</Alert>}
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t('Placeholder')}</TableCell>
              <TableCell>{t('English')}</TableCell>
              <TableCell>{t('Nepali')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data?.items.map(({ id, en, ne }) => (
              <TableRow key={id}>
                <TableCell>
                  <code>{`{${id}}`}</code>
                </TableCell>
                <TableCell>{en}</TableCell>
                <TableCell lang="ne">{ne}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </AccordionDetails>
    </Accordion>
  )
}
