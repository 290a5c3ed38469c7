import { Box, Typography } from '@mui/material'
import type { HealthReport } from '#contract/admin/health.ts'
import { Facts } from '../ui/facts.tsx'
import { whenText } from '../ui/formats.ts'
import { bytesText, durationText } from './health-words.ts'
import { HealthPartCard, PartTable } from './part-table.tsx'

/** Size of the database with its largest tables. */
export function DatabasePart({ database }: Pick<HealthReport, 'database'>) {
  return (
    <HealthPartCard part="database" value={database}>
      {({ bytes, tables, version, migrations }) => (
        <>
          <Facts
            facts={[
              ['PostgreSQL', version],
              ['Migrations', `${migrations} applied`],
              ['Size', bytesText(bytes)],
            ]}
          />
          <Box sx={{ mt: 2 }}>
            <PartTable
              head={['Largest tables, with indexes', 'Size']}
              rows={tables.map((table) => ({ key: table.name, cells: [table.name, bytesText(table.bytes)] }))}
            />
          </Box>
        </>
      )}
    </HealthPartCard>
  )
}

/** Versions, and the disk of DATA_DIR. */
export function ServerPart({ server }: Pick<HealthReport, 'server'>) {
  return (
    <HealthPartCard part="server" value={server}>
      {({ version, node, disk }) => (
        <Facts
          facts={[
            ['Kastha', version],
            ['Node', node],
            ['Disk of DATA_DIR', disk && `${bytesText(disk.freeBytes)} of ${bytesText(disk.totalBytes)} free`],
          ]}
        />
      )}
    </HealthPartCard>
  )
}

export function BackupPart({ backup }: Pick<HealthReport, 'backup'>) {
  return (
    <HealthPartCard part="backup" value={backup}>
      {({ last }) =>
        last === null ? (
          <Typography color="text.secondary">There is no backup.</Typography>
        ) : (
          <Facts
            facts={[
              ['Written', whenText(last.at)],
              ['File', last.fileName],
              ['Size', bytesText(last.bytes)],
              ['Encrypted', last.isEncrypted ? 'Yes' : 'No'],
              ['Missing uploads', last.missingFiles === 0 ? null : last.missingFiles],
            ]}
          />
        )
      }
    </HealthPartCard>
  )
}

/** Replicas that pages are read from; none where the shop has none. */
export function ReplicasPart({ replicas }: Pick<HealthReport, 'replicas'>) {
  if (replicas?.length === 0) return null
  return (
    <HealthPartCard part="replicas" value={replicas}>
      {(each) => (
        <PartTable
          head={['Replica', 'Read', 'Behind']}
          rows={each.map(({ name, isUsed, lagMs }) => ({
            key: name,
            cells: [name, isUsed ? 'Yes' : 'No', lagMs === null ? 'unknown' : durationText(lagMs)],
          }))}
        />
      )}
    </HealthPartCard>
  )
}
