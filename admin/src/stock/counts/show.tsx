import { Alert, Button, Stack, Typography } from '@mui/material'
import { Show, useRecordContext, useRefresh } from 'react-admin'
import { useQueryClient } from '@tanstack/react-query'
import type { ScanReply, StockCount } from '#contract/admin/stock/counts.ts'
import { nameWithChoice } from '#domain/catalog/variant-name.ts'
import { MAX_STOCK_NOTE_LENGTH } from '#domain/stock/stock.ts'
import { postOnce } from '../../api.ts'
import { useCan } from '../../session/staff-session.ts'
import { ActButton } from '../../ui/act-button.tsx'
import { Facts } from '../../ui/facts.tsx'
import { FormButton } from '../../ui/form-button.tsx'
import { whenText } from '../../ui/formats.ts'
import { PagePart } from '../../ui/page-part.tsx'
import { LineField } from '../../ui/plain-fields.tsx'
import { RecordPage } from '../../ui/record-page.tsx'
import { CountLines } from './count-lines.tsx'
import { CountStatus } from './count-status.tsx'
import { ScanField } from './scan-field.tsx'

/** Page of one count: the scan field, what was counted, and what is missing. */
export default function CountShow() {
  return (
    <Show component="div" title={<span />} actions={false}>
      <Count />
    </Show>
  )
}

function Count() {
  const count = useRecordContext<StockCount>()
  const mayWrite = useCan('stock.write')
  const queries = useQueryClient()
  const refresh = useRefresh()
  if (!count) return null
  const { id, place, category, state, note, startedAt, startedBy, endedAt, endedBy, missing, missingTotal } = count
  const isOpen = state === 'open' && mayWrite
  const show = (scanned: ScanReply) => {
    queries.setQueriesData({ queryKey: ['stock-counts', 'getOne'] }, (shown?: StockCount) =>
      shown?.id === id ? withScanned(shown, scanned) : shown,
    )
  }
  const setTo = async (sku: string, pieces: number) => {
    show(await postOnce<ScanReply>(`/stock-counts/${id}/scans`, { code: sku, pieces, mode: 'set' }))
  }

  return (
    <RecordPage
      title={`Stock count: ${place}`}
      state={<CountStatus state={state} />}
      acts={isOpen && <EndButtons count={count} />}
      aside={
        <PagePart title="Count">
          <Facts
            facts={[
              ['Counts', category ?? 'Everything'],
              ['Started', `${whenText(startedAt)}${by(startedBy)}`],
              ['Ended', endedAt === null ? '' : `${whenText(endedAt)}${by(endedBy)}`],
              ['Reason', note],
            ]}
          />
        </PagePart>
      }
    >
      {isOpen && (
        <PagePart title="Scan">
          <ScanField id={id} onCounted={show} />
        </PagePart>
      )}
      <PagePart title="Counted">
        <CountLines count={count} {...(isOpen && { onSet: setTo })} />
      </PagePart>
      {missingTotal > 0 && (
        <PagePart title={`Not counted yet: ${missingTotal}`}>
          <Stack sx={{ gap: 1 }}>
            {missingTotal > missing.length && (
              <Alert severity="info">These are the first {missing.length} variants by name.</Alert>
            )}
            {missing.map((row) => (
              <Stack key={row.variantId} direction="row" sx={{ gap: 1, alignItems: 'center' }}>
                <Typography variant="body2" sx={{ flex: 1, minWidth: 0 }}>
                  {nameWithChoice(row.name, row)}, {row.sku}: {row.pieces} for sale
                </Typography>
                {isOpen && (
                  <Button
                    size="small"
                    aria-label={`None of ${row.sku} here`}
                    onClick={() => void setTo(row.sku, 0).catch(() => refresh())}
                  >
                    None here
                  </Button>
                )}
              </Stack>
            ))}
          </Stack>
        </PagePart>
      )}
    </RecordPage>
  )
}

function withScanned(count: StockCount, { line, counted, different }: ScanReply): StockCount {
  const isOther = ({ variantId }: { variantId: number }) => variantId !== line.variantId
  const wasCounted = !count.lines.every(isOther)
  const wasMissing = !wasCounted && line.expected > 0
  return {
    ...count,
    counted,
    different,
    lines: [line, ...count.lines.filter(isOther)],
    missing: count.missing.filter(isOther),
    missingTotal: Math.max(0, count.missingTotal - (wasMissing ? 1 : 0)),
  }
}

function EndButtons({ count: { id, different } }: { count: StockCount }) {
  const end = (action: 'book' | 'drop', note = '') => postOnce(`/stock-counts/${id}/end`, { action, note })
  return (
    <>
      <ActButton
        label="Drop"
        act={() => end('drop')}
        done="Count dropped"
        ask={{ title: 'Drop this count?', text: 'Nothing is booked. The counted pieces stay readable.' }}
        isDanger
      />
      <FormButton
        variant="contained"
        label="Book differences"
        title="Book differences"
        text={
          different === 0
            ? 'Everything counted is as expected.'
            : `The stock of ${different} ${different === 1 ? 'variant' : 'variants'} changes.`
        }
        initial={{ note: '' }}
        renderFields={({ note }, change) => (
          <LineField
            label="Reason"
            value={note}
            onChange={(text) => change({ note: text.slice(0, MAX_STOCK_NOTE_LENGTH) })}
          />
        )}
        act={({ note }) => end('book', note)}
        done="Differences booked"
      />
    </>
  )
}

/** The name of a member of staff, after the time. */
function by(name: string | null): string {
  return name === null ? '' : `, ${name}`
}
