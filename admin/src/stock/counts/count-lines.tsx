import { useState } from 'react'
import { Button, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import { useNotify } from 'react-admin'
import type { StockCount } from '#contract/admin/stock/counts.ts'
import { nameWithChoice } from '#domain/catalog/variant-name.ts'
import { formats, t } from '../../language/t.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { HiddenLabel } from '../../ui/hidden-label.tsx'
import { sentenceCase } from '../../ui/sentence-case.ts'
import { isPieces, PiecesField } from '../pieces-field.tsx'

type Line = StockCount['lines'][number]
type CountLinesProps = { count: StockCount; onSet?: (sku: string, pieces: number) => Promise<void> }

/** What was counted, with the difference from what was due at the scan. */
export function CountLines({ count: { lines }, onSet }: CountLinesProps) {
  const [changed, setChanged] = useState<Line>()
  if (lines.length === 0) return <>{t('Nothing was counted yet.')}</>
  return (
    // Positioned, so that the hidden label scrolls with the table and does not widen the page.
    <TableContainer tabIndex={0} role="region" aria-label={t('Lines of the count')} sx={{ position: 'relative' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('Product')}</TableCell>
            <TableCell align="right">{t('Counted')}</TableCell>
            <TableCell align="right">{t('Expected')}</TableCell>
            <TableCell align="right">{t('Difference')}</TableCell>
            <TableCell>
              <HiddenLabel text={t('Action')} />
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line) => (
            <TableRow key={line.variantId}>
              <TableCell component="th" scope="row">
                {nameWithChoice(line.name, line)}
                <br />
                {line.sku}
              </TableCell>
              <TableCell align="right">{formats.number(line.counted)}</TableCell>
              <TableCell align="right">{formats.number(line.expected)}</TableCell>
              <TableCell align="right">{signed(line.counted - line.expected)}</TableCell>
              <TableCell align="right">
                {onSet && (
                  <Button
                    size="small"
                    aria-label={t('Change the count of %{sku}', { sku: line.sku })}
                    onClick={() => setChanged(line)}
                  >
                    {sentenceCase(t('change'))}
                  </Button>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {changed && onSet && <ChangeDialog line={changed} onSet={onSet} onClose={() => setChanged(undefined)} />}
    </TableContainer>
  )
}

function ChangeDialog({
  line,
  onSet,
  onClose,
}: { line: Line; onClose: () => void } & Required<Pick<CountLinesProps, 'onSet'>>) {
  const [typed, setTyped] = useState(String(line.counted))
  const notify = useNotify()
  return (
    <FormDialog
      title={t('Change the count')}
      yes={t('Save')}
      isReady={typed.trim() !== '' && isPieces(typed)}
      act={() => onSet(line.sku, Number(typed))}
      onDone={() => {
        notify(t('Count changed'), { type: 'success' })
        onClose()
      }}
      onClose={onClose}
    >
      <PiecesField
        row={line}
        known={t('%{counted} counted', { counted: line.counted })}
        label={t('Counted')}
        value={typed}
        onChange={setTyped}
        autoFocus
      />
    </FormDialog>
  )
}

function signed(difference: number): string {
  return difference > 0 ? `+${formats.number(difference)}` : formats.number(difference).replace('-', '−')
}
