import { tableFormats } from '#domain/table-files.ts'
import { z } from 'zod'

/** What an export is asked with: the filters and the order of its list (`listQuery`), and the form of the file. */
export function exportQuery<Query extends z.ZodObject>(list: Query) {
  return list.omit({ page: true, perPage: true }).extend({ format: z.enum(tableFormats).default('csv') })
}
