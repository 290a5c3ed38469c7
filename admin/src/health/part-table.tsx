import type { ReactNode } from 'react'
import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material'
import { PagePart } from '../ui/page-part.tsx'
import { partNames } from './health-words.ts'
import type { HealthPart } from '#contract/admin/health.ts'
import { t } from '../language/t.ts'

type Row = { key: string; cells: readonly ReactNode[] }

/** Table of figures; all columns but the first are numbers. It scrolls by itself where it is too wide. */
export function PartTable({ head, rows, isText }: { head: readonly string[]; rows: readonly Row[]; isText?: boolean }) {
  const align = (place: number) => (place === 0 || isText ? 'left' : 'right')
  return (
    <TableContainer tabIndex={0} role="region" aria-label={head[0]}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {head.map((name, place) => (
              <TableCell key={name} align={align(place)} sx={oneLine}>
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, cells }) => (
            <TableRow key={key}>
              {cells.map((cell, place) => (
                <TableCell key={head[place]} align={align(place)} sx={oneLine}>
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

const oneLine = { whiteSpace: 'nowrap' }

/** Card of one part of the report; it says so when the part could not be read. */
export function HealthPartCard<Value>({
  part,
  value,
  children,
}: {
  part: HealthPart
  value: Value | null
  children: (value: Value) => ReactNode
}) {
  return (
    <PagePart title={partNames[part]}>
      {value === null ? (
        <Typography color="error">{t('Could not be read. This page tries again.')}</Typography>
      ) : (
        children(value)
      )}
    </PagePart>
  )
}
