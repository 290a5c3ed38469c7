import { readdir, readFile } from 'node:fs/promises'
import { sumOf } from '#domain/sum.ts'

/** Linux counts so in /proc. */
const MS_A_TICK = 10
const NS_A_MS = 1e6

/**
 * The processor's milliseconds that a process has used since its start, with all its threads and without its children.
 *
 * @source proc(5): fields 14 and 15 of /proc/PID/stat, after the name in parentheses
 */
export async function cpuMsOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * MS_A_TICK
}

/**
 * The same of the threads that live now, to the microsecond: ticks are too coarse for short loads.
 *
 * @source Linux, Documentation/scheduler/sched-stats.rst: the first field of /proc/PID/task/TID/schedstat, nanoseconds
 */
export async function cpuMsOfThreads(pid: number): Promise<number> {
  const folder = `/proc/${pid}/task`
  const each = (await readdir(folder)).map((id) => readFile(`${folder}/${id}/schedstat`, 'utf8'))
  return sumOf(await Promise.all(each), (stat) => Number(stat.split(' ')[0]) / NS_A_MS)
}

/** The memory that a process has in use (RSS), MB. */
export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}

/**
 * What a process's main thread has taken from the C library and uses, bytes: sockets, parsers and the like. V8's heap is
 * elsewhere; it keeps room that it may never fill.
 *
 * @source proc(5): /proc/PID/smaps
 */
export async function nativeBytes(pid: number): Promise<number> {
  const maps = await readFile(`/proc/${pid}/smaps`, 'utf8')
  return Number(/\[heap\]\n(?:.+\n)*?Rss:\s+(\d+)/.exec(maps)?.[1]) * 1_024
}
