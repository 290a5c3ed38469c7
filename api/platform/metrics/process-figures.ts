import { totalmem } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { cacheFigures } from '../cache/budgeted-cache.ts'
import { poolFigures } from '../db/metered-pool.ts'
import { reading, type Metric, type Sample } from './figures.ts'

const NS_A_SECOND = 1e9
const MICROSECONDS = 1e6
const RESOLUTION_MS = 10

const gauge = (name: string, help: string): Metric => ({ name, help, kind: 'gauge' })
const count = (name: string, help: string): Metric => ({ name, help, kind: 'counter' })

/** Registers what the process takes: memory, processor, caches and database connections. */
export function registerProcessFigures(): void {
  reading(gauge('process_resident_memory_bytes', 'Memory of the process'), memory('rss'))
  reading(gauge('kastha_memory_limit_bytes', 'What the process and those that it starts may take together'), () => {
    const limit = process.constrainedMemory()
    return limit > 0 && limit < totalmem() ? [{ value: limit }] : []
  })
  reading(gauge('nodejs_heap_size_total_bytes', 'Heap of V8'), memory('heapTotal'))
  reading(gauge('nodejs_heap_size_used_bytes', 'Heap of V8 in use, garbage included'), memory('heapUsed'))
  reading(gauge('nodejs_external_memory_bytes', 'Buffers and other memory outside of the heap'), memory('external'))
  reading(count('process_cpu_seconds_total', 'Processor time of the process'), () => {
    const { user, system } = process.cpuUsage()
    return [{ value: (user + system) / MICROSECONDS }]
  })
  reading(gauge('process_start_time_seconds', 'When the process started, in seconds since 1970'), () => [
    { value: Math.round(Date.now() / 1_000 - process.uptime()) },
  ])
  registerEventLoop()
  registerCaches()
  registerPools()
}

function registerEventLoop(): void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  reading(
    gauge('nodejs_eventloop_lag_p99_seconds', 'How late timers were, 99th percentile since the last look'),
    () => {
      const lag = Math.max(0, delay.percentile(99) / NS_A_SECOND - RESOLUTION_MS / 1_000)
      delay.reset()
      return [{ value: lag }]
    },
  )
}

function registerCaches(): void {
  reading(gauge('kastha_cache_bytes', 'What a cache takes'), ofCaches('bytes'))
  reading(gauge('kastha_cache_max_bytes', 'What a cache may take'), ofCaches('maxBytes'))
  reading(gauge('kastha_cache_entries', 'Values in a cache'), ofCaches('entries'))
  reading(count('kastha_cache_hits_total', 'Values found in a cache'), ofCaches('hits'))
  reading(count('kastha_cache_misses_total', 'Values not found'), ofCaches('misses'))
}

function registerPools(): void {
  reading(gauge('kastha_pool_max_connections', 'Database connections that a pool may have'), ofPools('max'))
  reading(gauge('kastha_pool_connections', 'Database connections that a pool has'), ofPools('open'))
  reading(gauge('kastha_pool_idle_connections', 'Database connections that nobody uses'), ofPools('idle'))
  reading(gauge('kastha_pool_waiting', 'Callers that wait for a database connection'), ofPools('waiting'))
  reading(count('kastha_pool_waits_total', 'Callers that found no idle database connection'), ofPools('waits'))
  reading(count('kastha_pool_wait_seconds_total', 'How long they waited'), ofPools('waitSeconds'))
}

function memory(part: 'rss' | 'heapTotal' | 'heapUsed' | 'external'): () => Sample[] {
  return () => [{ value: process.memoryUsage()[part] }]
}

function ofCaches(field: 'bytes' | 'maxBytes' | 'entries' | 'hits' | 'misses'): () => Sample[] {
  return () => cacheFigures().map((cache) => ({ labels: { cache: cache.name }, value: cache[field] }))
}

function ofPools(field: 'max' | 'open' | 'idle' | 'waiting' | 'waits' | 'waitSeconds'): () => Sample[] {
  return () => poolFigures().map((pool) => ({ labels: { pool: pool.name }, value: pool[field] }))
}
