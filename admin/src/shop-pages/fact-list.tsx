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
} from '@mui/material'
import { useGetList } from 'react-admin'
import type { PageFacts } from '#contract/admin/pages.ts'

/** What may stand between braces in a text, with what readers see in its place. */
export function FactList() {
  const { data = [], error } = useGetList<PageFacts['items'][number]>('page-facts')
  return (
    <Accordion variant="outlined" disableGutters sx={{ width: '100%' }}>
      <AccordionSummary>Facts of the shop that the text can name</AccordionSummary>
      <AccordionDetails sx={{ overflowX: 'auto' }}>
        {error && <Alert severity="error">{error.message}</Alert>}
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Write</TableCell>
              <TableCell>Readers see</TableCell>
              <TableCell>In Nepali</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data.map(({ id, en, ne }) => (
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
