import { Alert, Button, Stack, Typography } from '@mui/material'
import { Show, useRecordContext, useRefresh } from 'react-admin'
import { useQueryClient } from '@tanstack/react-query'
import type { ScanReply, StockCount } from '#contract/admin/stock/counts.ts'
import { nameWithChoice } from '#domain/catalog/variant-name.ts'
import { MAX_STOCK_NOTE_LENGTH } from '#domain/stock/stock.ts'
import { postOnce } from '../../api.ts'
import { t } from '../../language/t.ts'
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
      title={t('Stock count: %{place}', { place })}
      state={<CountStatus state={state} />}
      acts={isOpen && <EndButtons count={count} />}
      aside={
        <PagePart title={t('Count')}>
          <Facts
            facts={[
              [t('Counts'), category ?? t('Everything')],
              [t('Started'), `${whenText(startedAt)}${by(startedBy)}`],
              [t('Ended'), endedAt === null ? '' : `${whenText(endedAt)}${by(endedBy)}`],
              [t('Reason'), note],
            ]}
          />
        </PagePart>
      }
    >
      {isOpen && (
        <PagePart title={t('Scan')}>
          <ScanField id={id} onCounted={show} />
        </PagePart>
      )}
      <PagePart title={t('Counted')}>
        <CountLines count={count} {...(isOpen && { onSet: setTo })} />
      </PagePart>
      {missingTotal > 0 && (
        <PagePart title={t('Not counted yet: %{missingTotal}', { missingTotal })}>
          <Stack sx={{ gap: 1 }}>
            {missingTotal > missing.length && (
              <Alert severity="info">
                {t('These are the first %{missing} variants by name.', { missing: missing.length })}
              </Alert>
            )}
            {missing.map((row) => (
              <Stack key={row.variantId} direction="row" sx={{ gap: 1, alignItems: 'center' }}>
                <Typography variant="body2" sx={{ flex: 1, minWidth: 0 }}>
                  {t('%{product}, %{sku}: %{pieces} for sale', {
                    product: nameWithChoice(row.name, row),
                    sku: row.sku,
                    pieces: row.pieces,
                  })}
                </Typography>
                {isOpen && (
                  <Button
                    size="small"
                    aria-label={t('None here: %{sku}', { sku: row.sku })}
                    onClick={() => void setTo(row.sku, 0).catch(() => refresh())}
                  >
                    {t('None here')}
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
        label={t('Drop')}
        act={() => end('drop')}
        done={t('Count dropped')}
        ask={{ title: t('Drop this count?'), text: t('Nothing is booked. The counted pieces stay readable.') }}
        isDanger
      />
      <FormButton
        variant="contained"
        label={t('Book differences')}
        title={t('Book differences')}
        text={
          different === 0
            ? t('Everything counted is as expected.')
            : t('The stock of %{count} variant changes. |||| The stock of %{count} variants changes.', {
                count: different,
              })
        }
        initial={{ note: '' }}
        renderFields={({ note }, change) => (
          <LineField
            label={t('Reason')}
            value={note}
            onChange={(text) => change({ note: text.slice(0, MAX_STOCK_NOTE_LENGTH) })}
          />
        )}
        act={({ note }) => end('book', note)}
        done={t('Differences booked')}
      />
    </>
  )
}

/** The name of a member of staff, after the time. */
function by(name: string | null): string {
  return name === null ? '' : `, ${name}`
}
