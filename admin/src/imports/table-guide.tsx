import { Accordion, AccordionDetails, AccordionSummary, Typography } from '@mui/material'
import ExpandMore from '@mui/icons-material/ExpandMore'
import { CLEAR_WORD } from '#domain/imports/import-cells.ts'
import { importColumns } from '#domain/imports/import-columns.ts'
import { t } from '../language/t.ts'
import { ColumnTable } from './column-table.tsx'

/** Guide to the format of product files. */
export function TableGuide() {
  return (
    <Accordion variant="outlined" disableGutters>
      <AccordionSummary expandIcon={<ExpandMore />}>
        <Typography component="h2" variant="h3">
          {t('File format')}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Typography sx={{ maxWidth: '80ch', mb: 2 }}>
          {t(
            'Each row is one size and type of a product, identified by its SKU. Product details are needed only in the product’s first row. A blank cell keeps the current value; %{word} clears it. You can leave out columns that you do not need. The product list exports the same columns.',
            { word: CLEAR_WORD },
          )}
        </Typography>
        <ColumnTable columns={importColumns} />
      </AccordionDetails>
    </Accordion>
  )
}
