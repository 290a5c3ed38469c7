import { tableFormats, type TableFormat } from '#domain/imports/table-files.ts'
import { z } from 'zod'

const Format = z.enum(tableFormats).default('csv')

/** A list query without paging. The type is explicit, because TypeScript cannot infer an omit over any list. */
type ExportQuery<Shape extends z.ZodRawShape> = z.ZodObject<
  Omit<Shape, 'page' | 'perPage'> & { format: z.ZodDefault<z.ZodEnum<{ [Name in TableFormat]: Name }>> },
  z.core.$strict
>

/** Query of an export: the filters and sort order of its list (`listQuery`), and the file format. */
export function exportQuery<Shape extends z.ZodRawShape>(list: z.ZodObject<Shape, z.core.$strict>): ExportQuery<Shape> {
  const any: z.ZodObject = list
  return any.omit({ page: true, perPage: true }).extend({ format: Format }) as never
}
