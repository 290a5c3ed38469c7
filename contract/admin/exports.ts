import { tableFormats, type TableFormat } from '#domain/imports/table-files.ts'
import { z } from 'zod'

const Format = z.enum(tableFormats).default('csv')

/** Of a list: the same without its pages. Said here, since types of what is omitted from any list cannot be told. */
type ExportQuery<Shape extends z.ZodRawShape> = z.ZodObject<
  Omit<Shape, 'page' | 'perPage'> & { format: z.ZodDefault<z.ZodEnum<{ [Name in TableFormat]: Name }>> },
  z.core.$strict
>

/** What an export is asked with: the filters and the order of its list (`listQuery`), and the form of the file. */
export function exportQuery<Shape extends z.ZodRawShape>(list: z.ZodObject<Shape, z.core.$strict>): ExportQuery<Shape> {
  const any: z.ZodObject = list
  return any.omit({ page: true, perPage: true }).extend({ format: Format }) as never
}
