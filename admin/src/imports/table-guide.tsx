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
import { CLEAR_WORD } from '#domain/imports/import-cells.ts'
import { importColumns } from '#domain/imports/import-columns.ts'

/** Guide to the format of product files. */
export function TableGuide() {
  return (
    <Accordion variant="outlined" disableGutters>
      <AccordionSummary expandIcon={<ExpandMore />}>
        <Typography component="h2" variant="h3">
          File format
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Typography sx={{ maxWidth: '80ch', mb: 2 }}>
          Each row is one size and type of a product, identified by its SKU. Product details are needed only in the
          product’s first row. A blank cell keeps the current value; {CLEAR_WORD} clears it. You can leave out columns
          that you do not need. The product list exports the same columns.
        </Typography>
        <TableContainer tabIndex={0} role="region" aria-label="Columns of the file">
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>Column</TableCell>
                <TableCell>Applies to</TableCell>
                <TableCell>Content</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {importColumns.map(({ name, of, hint, isRequired }) => (
                <TableRow key={name}>
                  <TableCell component="th" scope="row">
                    {name}
                  </TableCell>
                  <TableCell>{of}</TableCell>
                  <TableCell>{isRequired ? `${hint}. Required` : hint}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      </AccordionDetails>
    </Accordion>
  )
}
