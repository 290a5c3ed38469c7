import { monitorEventLoopDelay } from 'node:perf_hooks'

/** What the loop itself takes from one look to the next, ms. */
const RESOLUTION_MS = 1
const NS_A_MS = 1_000_000

export type LoopDelay = { p50Ms: number; p99Ms: number; maxMs: number }

// Loaded into the shop before anything else (`--import`); measures from one message of the bench to the next.
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })

process.on('message', (message) => {
  if (message === 'begin') {
    delay.reset()
    delay.enable()
    return void process.send!('begun')
  }
  if (message !== 'end') return undefined
  delay.disable()
  return void process.send!({
    p50Ms: inMs(delay.percentile(50)),
    p99Ms: inMs(delay.percentile(99)),
    maxMs: inMs(delay.max),
  })
})
process.channel?.unref() // the shop ends when it has nothing left to do, whether or not the bench listens

function inMs(ns: number): number {
  return ns / NS_A_MS - RESOLUTION_MS
}
