import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import ExpandMore from '@mui/icons-material/ExpandMore'
import { CLEAR_WORD } from '#domain/import-cells.ts'
import { importColumns } from '#domain/import-columns.ts'

/** What a file of products looks like, for who makes one. */
export function TableGuide() {
  return (
    <Accordion variant="outlined" disableGutters>
      <AccordionSummary expandIcon={<ExpandMore />}>
        <Typography component="h2" variant="h3">
          How a file looks
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Typography sx={{ maxWidth: '80ch', mb: 2 }}>
          One row is one size and type of a product, found by its SKU. What is said of the product may stand in its
          first row only. A blank cell leaves things as they are; {CLEAR_WORD} empties them. Columns that you do not
          need may be left out. The list of products exports the very same columns.
        </Typography>
        <TableContainer tabIndex={0} role="region" aria-label="Columns of the file">
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>Column</TableCell>
                <TableCell>About</TableCell>
                <TableCell>Holds</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {importColumns.map(({ name, of, hint, isRequired }) => (
                <TableRow key={name}>
                  <TableCell component="th" scope="row">
                    {name}
                  </TableCell>
                  <TableCell>{of}</TableCell>
                  <TableCell>{isRequired ? `${hint}. Needed` : hint}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      </AccordionDetails>
    </Accordion>
  )
}
